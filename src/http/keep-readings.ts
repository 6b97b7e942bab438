/** Browsers write a handful of lines; a full store is begun anew, so that what strangers make up cannot fill it. */
const mostKept = 100

/** Reads a header's line once and keeps what it says: nearly everybody sends the same. @param read must depend on the line alone. */
export function keepReadings<Reading>(read: (line: string) => Reading): (line: string) => Reading {
  const kept = new Map<string, Reading>()
  return (line) => {
    const known = kept.get(line)
    if (known !== undefined) return known
    const reading = read(line)
    if (kept.size >= mostKept) kept.clear()
    kept.set(line, reading)
    return reading
  }
}
