import { expect, it } from 'vitest'
import { makeSealedBank } from '@/tests/support/sealed-bank'
import { makeSealingPair } from './age-seal'
import { chooseReaders } from './choose-readers'
import { readDirectory, signDirectory, UntrustedDirectory } from './directory'
import { makeSigningPair } from './signing'

const bank = await makeSealedBank()
const today = '2026-11-23'
const nothing = { isAboutSupervised: false, areas: [], readers: [] }
const idsOf = (exclusion: Parameters<typeof chooseReaders>[1]) =>
  chooseReaders(bank.directory, exclusion)?.readers.map(({ id }) => id)

it('is read as the root signed it', () => {
  expect(readDirectory({ signed: bank.signed, root: bank.root.verifyKey, today })).toEqual(bank.directory)
})

it('is refused when a public key was swapped, and when a reader was added', async () => {
  const swapped = Buffer.from(bank.signed)
  const { recipient } = await makeSealingPair()
  const at = swapped.indexOf(bank.halves.ana.recipient)
  expect(at).toBeGreaterThan(64)
  swapped.write(recipient, at)
  expect(() => readDirectory({ signed: swapped, root: bank.root.verifyKey, today })).toThrow(UntrustedDirectory)
  const stranger = makeSigningPair()
  const added = signDirectory(bank.directory, stranger.secret)
  expect(() => readDirectory({ signed: added, root: bank.root.verifyKey, today })).toThrow(UntrustedDirectory)
})

it('does not hold before and after its days, so that an old one cannot be put back for long', () => {
  for (const day of ['2025-12-31', '2028-01-01'])
    expect(() => readDirectory({ signed: bank.signed, root: bank.root.verifyKey, today: day })).toThrow('holds from')
})

it('is not signed when a route could be opened by one person alone, or names somebody unknown', () => {
  const [first, ...others] = bank.directory.routes
  if (!first) throw new Error('There is no route')
  for (const readers of [['ana'], ['ana', 'nobody']]) {
    const routes = [{ ...first, readers }, ...others]
    expect(() => signDirectory({ ...bank.directory, routes }, bank.root.secret)).toThrow()
  }
})

it('gives a report to the first route, without whom its author excluded', () => {
  expect(idsOf(nothing)).toEqual(['ana', 'rui', 'eva'])
  expect(idsOf({ ...nothing, readers: ['rui'] })).toEqual(['ana', 'eva'])
  expect(idsOf({ ...nothing, areas: ['audit'] })).toEqual(['ana', 'rui'])
})

it('gives it to the supervisory board when it is about the others, or too few of them are left', () => {
  expect(idsOf({ ...nothing, isAboutSupervised: true })).toEqual(['board-one', 'board-two'])
  expect(idsOf({ ...nothing, areas: ['compliance'] })).toEqual(['board-one', 'board-two'])
  expect(idsOf({ ...nothing, areas: ['compliance', 'board'] })).toBeUndefined()
})
