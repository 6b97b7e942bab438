/**
 * Lets this process go on when whoever reads its output is gone: a closed terminal, a collector of logs that crashed. Without this, each
 * line that cannot be written is an uncaught error, of which Next writes a line, which cannot be written: nothing else is done from then on.
 */
export function outliveLogReader(): void {
  // Where it could be said is what is missing.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
