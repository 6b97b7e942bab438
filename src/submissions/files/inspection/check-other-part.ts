import { Refused } from './refused'

/** How files begin that have no place in a document: archives, programs of three systems, older documents, PDF, and RTF. */
const foreignStarts = [
  'PK\u0003\u0004',
  'MZ',
  '\u007fELF',
  '\u00ca\u00fe\u00ba\u00be',
  '\u00d0\u00cf\u0011\u00e0',
  '%PDF-',
  '{\\rtf',
  '7z\u00bc\u00af',
  'Rar!',
  '#!',
]
const longestStart = 8
/** Pages and drawings run scripts. */
const markup = /^\s{0,8}<(?:!doctype|html|script|svg|\?xml|%)/i

/**
 * Reads a part of a document that is no XML (pictures, letters) to its end.
 *
 * @throws Refused when it is a file of another kind, whatever its name says.
 */
export async function checkOtherPart(chunks: AsyncIterable<Buffer>): Promise<void> {
  let start = ''
  for await (const chunk of chunks) {
    if (start.length < 64) start += chunk.subarray(0, 64).toString('latin1')
  }
  const first = start.slice(0, longestStart)
  if (foreignStarts.some((foreign) => first.startsWith(foreign)) || markup.test(start.slice(0, 64)))
    throw new Refused('active')
}
