import { describe, expect, it } from 'vitest'
import { toAttacks } from '@/scripts/bench/hostile-attacks'
import { hostileKinds } from '../cases/hostile-kinds'
import { startLocalServer } from '../support/local-server'

const names = hostileKinds.map(({ what }) => what)

/** What strangers are known to do, and the kinds by which it is tried. */
const known: Readonly<Record<string, readonly string[]>> = {
  'archives in archives': [
    'an archive of archives as a document',
    'a document with an archive in an archive, thirty times, as a picture',
  ],
  'an archive that is in itself': [
    'an archive that is in itself',
    'a document that is an archive in itself, without end',
    'a document with an archive that is in itself, as a picture',
  ],
  'archives that become huge': ['a document of 900 MB', 'a document with one part under 500 names'],
  'entities of XML': [
    'a document whose entities become a thousand million words',
    'XML whose entities become a thousand million words',
  ],
  'attributes without end': ['a document with 200 000 attributes', 'XML with 200 000 attributes'],
  'deep JSON': ['deep JSON', 'JSON in JSON, half a million deep'],
  'cookies without end': [
    'a hundred thousand cookies, for a page',
    'a hundred thousand cookies, with a form',
    'a hundred thousand cookies, each in a head of its own',
  ],
  'streams of PDF that become huge': [
    'a PDF with a stream that becomes huge',
    'a PDF with a stream of 200 MB',
    'a PDF with seven streams of 100 MB',
    'a PDF with a stream that is packed three times',
  ],
  'AVIF that becomes huge': [
    'a picture of the newest kind that says it is huge',
    'a picture of the newest kind that says it is huge, by its name a photograph',
  ],
  'WebP that becomes huge': [
    'a picture of a kind for films on a huge canvas',
    'a picture of a kind for films on a huge canvas, by its name a photograph',
  ],
  'slow bodies from 50 networks': ['slow bodies from 50 networks'],
  'slow heads': ['heads that do not end, from 50 networks'],
  'parts without end': ['half a million empty parts', 'a part head of 16 MB'],
  'a page or a drawing as a picture': ['a page as a picture', 'a drawing that runs scripts'],
  'files that are read in two ways': ['a picture with a page behind it', 'a PDF that begins as a page'],
  'scripts of PDF': ['a PDF with a script when it is opened', 'a PDF with a script with escapes in its name'],
  'PDF that leads elsewhere': ['a PDF that leads into a file of another machine'],
  'PDF with files inside': ['a PDF with a file inside'],
  'names that hide the kind': ['a PDF of another name in another direction', 'a zero in the name'],
  'names that lead out': ['a document with a name that leads out'],
  'pictures that become huge': ['a picture of 30 000 points each way'],
  'what two readers of a request take differently': ['lengths that differ', 'a length and pieces'],
  'notes of pieces': ['a piece with a note of a megabyte'],
  'packed bodies': ['a body that is packed'],
  'many requests in one go': ['fifty pages in one go, none of them packed', 'two thousand pages in one go'],
  'pieces without end': ['a hundred thousand pieces of one byte'],
  'the prototype': ['the prototype', 'a part named as the prototype'],
}

describe('the list of hostile kinds', () => {
  it('names each once', () => {
    expect(names).toEqual([...new Set(names)])
  })

  it.each(Object.entries(known))('has %s', (_what, kinds) => {
    expect(names).toEqual(expect.arrayContaining([...kinds]))
  })

  it('is what the benchmark measures, whole and in its order', () => {
    const goal = { address: new URL('http://127.0.0.1:9/en/_forms/a'), fields: {}, fileField: 'a' }
    expect(toAttacks(goal).map(({ what }) => what)).toEqual(names)
  })

  it.each([
    ['deep JSON', '400'],
    ['a hundred thousand cookies, for a page', '431'],
    ['slow bodies from 50 networks', 'closed'],
  ])('is measured for as long as is said: %s', async (wanted, status) => {
    const port = await startLocalServer((request, response) => {
      request.once('end', () => response.writeHead(400, { Connection: 'close' }).end())
      request.resume()
    })
    const goal = { address: new URL(`http://127.0.0.1:${port}/en/_forms/a`), fields: {}, fileField: 'a' }
    const attack = await toAttacks(goal)
      .find(({ what }) => what === wanted)
      ?.prepare()
    const statuses = await attack?.(300)
    expect(new Set(statuses)).toEqual(new Set([status]))
    expect(statuses?.length).toBeGreaterThanOrEqual(10)
  })
})
