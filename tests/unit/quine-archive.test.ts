import { crc32, inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { makeQuineArchive } from '../support/make-quine-archive'

it.each(['r.zip', 'word/document.xml', 'word/media/a.png'])(
  'an archive with %s in it is that file itself',
  async (name) => {
    const archive = makeQuineArchive(name)
    expect(inflateRawSync(archive.subarray(30 + name.length)).equals(archive)).toBe(true)
    // As a reader of archives unpacks it, with its lengths and its checksum, three times over.
    let inner = archive
    for (let depth = 0; depth < 3; depth++) {
      const opened = await fromBufferPromise(inner)
      const entries = await Array.fromAsync(opened.eachEntry())
      expect(entries.map(({ fileName }) => fileName)).toEqual([name])
      const [entry] = entries
      if (!entry) throw new Error('The archive is empty')
      inner = Buffer.concat(await Array.fromAsync(await opened.openReadStreamPromise(entry)))
      expect(inner.equals(archive)).toBe(true)
      expect(crc32(inner)).toBe(entry.crc32)
    }
  },
)
