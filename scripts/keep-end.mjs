import { stripVTControlCharacters } from 'node:util'

/** As much as says what ended a program, which may be several errors. */
const longestEnd = 4_000

/**
 * Hands on what a program writes, and keeps the end of it. Lines of the log are not kept: a test that expects an error writes one.
 *
 * @param {import('node:stream').Readable} from
 * @param {import('node:stream').Writable} to
 * @returns {() => string} what is kept so far, without the colours of a terminal.
 */
export function keepEnd(from, to) {
  let written = ''
  let end = ''
  from.setEncoding('utf8')
  from.on('data', (text) => {
    to.write(text)
    written += text
    const lines = written.split('\n')
    written = lines.pop()
    const kept = lines
      .filter((line) => !line.startsWith('{"level":'))
      .map((line) => `${stripVTControlCharacters(line)}\n`)
    end = (end + kept.join('')).slice(-longestEnd)
  })
  return () => (end + stripVTControlCharacters(written)).slice(-longestEnd)
}
