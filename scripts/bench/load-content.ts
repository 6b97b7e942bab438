import { runCommand } from '@/tests/support/run-command'

/** Reads a content folder into the database of a data directory. @returns how long that took, in milliseconds. */
export function loadContent(content: string, data: string): number {
  const begin = performance.now()
  const { status, stdout, stderr } = runCommand('scripts/content-import.ts', [content], data)
  if (status !== 0) throw new Error(`The content could not be loaded:\n${stdout}${stderr}`)
  return performance.now() - begin
}
