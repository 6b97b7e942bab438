import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { objectFile } from './backup-places'
import { contentOf } from './content'
import { openObjectStore } from './object-store'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-objects-'))
  mkdirSync(join(directory, 'unfinished'))
  writeFileSync(join(directory, 'file'), 'a price list')
})
afterEach(() => rmSync(directory, { recursive: true }))

const storeAt = (hour: number, known = new Map<string, string>(), recipient?: string) =>
  openObjectStore({ directory, nameKey: 'key', recipient, known, hour })
const content = () => contentOf(join(directory, 'file'))

it('writes a content once, under a name of its own for each whom it is for', async () => {
  const first = await storeAt(0).keep(await content())
  expect(first.written).toBeGreaterThan(0)
  expect(await storeAt(0).keep(await content())).toEqual({ ...first, written: 0 })
  const recipient = await identityToRecipient(await generateX25519Identity())
  const other = await storeAt(0, new Map(), recipient).keep(await content())
  expect(new Set([first.object, other.object, (await content()).sha256]).size).toBe(3)
})

it('finds what the disk has changed when it is its turn, within a day, and writes it anew', async () => {
  const { object, kept } = await storeAt(0).keep(await content())
  const known = new Map([[object, kept]])
  const whole = readFileSync(objectFile(directory, object))
  writeFileSync(objectFile(directory, object), 'torn')
  const looks = []
  for (let hour = 0; hour < 24; hour += 1) looks.push((await storeAt(hour, known).keep(await content())).isMended)
  expect(looks.filter(Boolean)).toHaveLength(1)
  expect(readFileSync(objectFile(directory, object)).equals(whole)).toBe(true)
})
