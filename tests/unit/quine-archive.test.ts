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
      const [entry, ...others] = await readAll(opened.eachEntry())
      if (!entry) throw new Error('The archive is empty')
      expect([entry.fileName, others]).toEqual([name, []])
      const chunks: Buffer[] = await readAll(await opened.openReadStreamPromise(entry))
      inner = Buffer.concat(chunks)
      expect(inner.equals(archive)).toBe(true)
      expect(crc32(inner)).toBe(entry.crc32)
    }
  },
)

async function readAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
