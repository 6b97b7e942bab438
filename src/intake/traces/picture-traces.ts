import { readExifTraces } from './exif-traces'
import { type Trace, toTrace } from './trace'

const exifHead = Buffer.from('Exif\0\0', 'latin1')

/** What a JPEG says of who took it. */
export function readJpegTraces(content: Buffer): Trace[] {
  const traces: Trace[] = []
  for (let at = 2; at + 4 <= content.length && content[at] === 0xff && content[at + 1] !== 0xda; ) {
    const end = at + 2 + content.readUInt16BE(at + 2)
    const body = content.subarray(at + 4, end)
    if (content[at + 1] === 0xe1 && body.subarray(0, 6).equals(exifHead))
      traces.push(...readExifTraces(body.subarray(6)))
    if (content[at + 1] === 0xe1 && body.includes('http://ns.adobe.com/xap/')) traces.push(...toTrace('program', 'XMP'))
    if (content[at + 1] === 0xfe) traces.push(...toTrace('comments', body.toString('utf8')))
    at = end
  }
  return traces
}

const kindByKeyword: Readonly<Record<string, Trace['kind']>> = {
  Author: 'author',
  Software: 'program',
  'Creation Time': 'moment',
}

/** What a PNG says of who made it. */
export function readPngTraces(content: Buffer): Trace[] {
  const traces: Trace[] = []
  for (let at = 8; at + 8 <= content.length; ) {
    const length = content.readUInt32BE(at)
    const type = content.toString('latin1', at + 4, at + 8)
    const body = content.subarray(at + 8, at + 8 + length)
    if (type === 'eXIf') traces.push(...readExifTraces(body))
    if (type === 'tIME') traces.push(...toTrace('moment', 'tIME'))
    if (['tEXt', 'iTXt', 'zTXt'].includes(type)) {
      const [keyword = '', ...text] = body.toString('utf8').split('\0')
      traces.push(
        ...toTrace(kindByKeyword[keyword] ?? 'comments', type === 'tEXt' ? `${keyword}: ${text.join(' ')}` : keyword),
      )
    }
    at += length + 12
  }
  return traces
}
