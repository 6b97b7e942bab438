import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { answerStreetMap } from './street-map'

const directory = mkdtempSync(join(tmpdir(), 'sona-streets-'))
const file = join(directory, 'streets.pmtiles')
writeFileSync(file, 'PMTiles 0123456789')
afterAll(() => rmSync(directory, { recursive: true }))

const ask = async (range: string | undefined) => {
  const answer = await answerStreetMap(file, range)
  const body = typeof answer?.body === 'function' ? answer.body() : answer?.body
  return { status: answer?.status, range: answer?.headers['Content-Range'], text: body?.toString() }
}

describe('answerStreetMap', () => {
  it.each([
    ['bytes=0-6', 'bytes 0-6/18', 'PMTiles'],
    ['bytes=8-8', 'bytes 8-8/18', '0'],
    ['bytes=8-', 'bytes 8-17/18', '0123456789'],
    ['bytes=16-999', 'bytes 16-17/18', '89'],
  ])('answers %s', async (range, named, text) => {
    expect(await ask(range)).toEqual({ status: 206, range: named, text })
  })

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-5',
    'bytes=18-',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'lines=0-1',
    'bytes=1e3-',
    'bytes=99999999999999999-',
  ])('refuses %s', async (range) => {
    expect(await ask(range)).toEqual({ status: 416, range: 'bytes */18', text: '' })
  })

  it('has nothing where the site has no such file', async () => {
    expect(await answerStreetMap(undefined, 'bytes=0-1')).toBeNull()
    expect(await answerStreetMap(join(directory, 'gone.pmtiles'), 'bytes=0-1')).toBeNull()
    expect(await answerStreetMap(directory, 'bytes=0-1')).toBeNull()
  })

  it('never reads more than a reader of the format asks for', async () => {
    const large = join(directory, 'large.pmtiles')
    writeFileSync(large, Buffer.alloc(3 * 1024 * 1024))
    const answer = await answerStreetMap(large, 'bytes=0-')
    expect(answer?.headers['Content-Range']).toBe('bytes 0-2097151/3145728')
  })
})
