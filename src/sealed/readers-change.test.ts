import { expect, it } from 'vitest'
import { makeSealedBank } from '@/tests/support/sealed-bank'
import { makeCaseId, makeCaseKey, openCaseKey, sealCaseKey } from './case-keys'
import type { PrivateHalf } from './private-half'
import { isAgreed, readReadersStatement, signReaders, toBlobHash } from './readers-change'

const bank = await makeSealedBank()
const { ana, rui, eva, 'board-one': board } = bank.halves
const caseId = makeCaseId()
const key = await makeCaseKey(caseId, 1)
const current = ['ana', 'rui', 'eva']

async function say(
  signer: PrivateHalf,
  recipients: readonly string[],
  more: { readers?: string[]; recipient?: string } = {},
) {
  const blob = await sealCaseKey(key, recipients)
  const content = {
    ...{ caseId, epoch: 1, recipient: key.recipient, readers: current, day: '2026-11-23', ...more },
    blobHash: toBlobHash(blob),
    signer: signer.id,
  }
  return { signed: signReaders(content, signer.signingSecret), blob }
}
const all = [ana, rui, eva].map(({ recipient }) => recipient)
const read = (said: { signed: Uint8Array; blob: Uint8Array }) => readReadersStatement(said, bank.directory, current)

it('takes two people, who say the same', async () => {
  const [first, second] = [read(await say(ana, all)), read(await say(rui, all))]
  if (!first || !second) throw new Error('Both may say it')
  expect(isAgreed(first, second)).toBe(true)
  expect(isAgreed(first, first)).toBe(false)
  const other = read(await say(rui, all, { readers: ['ana', 'rui'] }))
  const swapped = read(await say(rui, all, { recipient: board.recipient }))
  expect(other && isAgreed(first, other)).toBe(false)
  expect(swapped && isAgreed(first, swapped)).toBe(false)
})

it('is not said by somebody who cannot open the case, nor about another key blob, nor for somebody unknown', async () => {
  expect(read(await say(board, all))).toBeNull()
  const said = await say(ana, all)
  expect(read({ ...said, blob: await sealCaseKey(key, [board.recipient]) })).toBeNull()
  expect(read(await say(ana, all, { readers: ['ana', 'stranger'] }))).toBeNull()
  expect(read(await say({ ...ana, id: 'rui' }, all))).toBeNull()
})

it('locks nobody out by one person: who was left out in one key blob opens the other', async () => {
  const spiteful = await say(ana, [ana.recipient])
  const honest = await say(rui, all)
  expect(read(spiteful)).not.toBeNull()
  await expect(openCaseKey(spiteful.blob, eva.identity, caseId)).rejects.toThrow()
  expect(await openCaseKey(honest.blob, eva.identity, caseId)).toEqual(key)
})
