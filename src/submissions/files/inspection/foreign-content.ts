/** The end record of an archive is within the last 64 kB and 22 bytes of a file. */
const archiveEndReach = 65_557
const archiveEnd = Buffer.from('PK\u0005\u0006', 'latin1')
/** Readers of PDF look this far for its beginning. */
const pdfReach = 1024
/** Long enough that chance does not write it into the bytes of a picture. */
const markup = /<(?:script|html|iframe|\?php|!doctype\s+html)/i
const markupAtStart = /^\s*<(?:svg|\?xml|%)/i

/** A file of one kind that other programs would read as something else (polyglot). */
export function holdsForeignContent(content: Buffer, kind: 'pdf' | 'image' | 'archive'): boolean {
  if (kind !== 'archive' && content.subarray(-archiveEndReach).includes(archiveEnd)) return true
  if (kind !== 'pdf' && content.subarray(0, pdfReach).includes('%PDF-')) return true
  // Markup has no place in pictures. In the others it may be text; what counts there is how the file begins.
  const start = content.subarray(0, pdfReach).toString('latin1')
  return markupAtStart.test(start) || markup.test(kind === 'image' ? content.toString('latin1') : start)
}
