import { combine } from 'shamir-secret-sharing'
import { expect, it } from 'vitest'
import { makeSealedBank } from '@/tests/support/sealed-bank'
import { makeCaseId, makeCaseKey, openCaseKey, sealCaseKey } from './case-keys'
import { makeRecovery, recover } from './recovery'

it('opens with any two of three shares, and not with one, nor with one twice', async () => {
  const { shares, recovery } = await makeRecovery()
  const [a = '', b = '', c = ''] = shares
  for (const two of [
    [a, b],
    [b, c],
    [c.toLowerCase(), a],
  ])
    expect(await recover(two, recovery)).toMatchObject({ kind: 'recovered', pair: { recipient: recovery.recipient } })
  expect(await recover([a], recovery)).toEqual({ kind: 'too few' })
  expect(await recover([a, a], recovery)).toEqual({ kind: 'too few' })
})

it('names a share that was changed as the wrong one, where the library gives a wrong secret without a word', async () => {
  const { shares, recovery } = await makeRecovery()
  const [a = '', b = ''] = shares
  const changed = b.replace(/^./, (sign) => (sign === '7' ? '8' : '7'))
  expect(await recover([a, changed], recovery)).toEqual({ kind: 'wrong shares', places: [1] })
  expect(await recover(['no share at all!', b], recovery)).toEqual({ kind: 'wrong shares', places: [0] })
  const other = await makeRecovery()
  expect(await recover([a, other.shares[1] ?? ''], recovery)).toEqual({ kind: 'wrong shares', places: [1] })
  // What is guarded against.
  const silent = await combine([new Uint8Array(33).fill(1), new Uint8Array(33).fill(2)])
  expect(silent).toHaveLength(32)
})

it('opens cases of its route, and of no other', async () => {
  const bank = await makeSealedBank()
  const [compliance, board] = bank.directory.routes
  if (!compliance || !board) throw new Error('There are two routes')
  const caseId = makeCaseId()
  const key = await makeCaseKey(caseId, 1)
  const blob = await sealCaseKey(key, [bank.halves['board-one'].recipient, board.recovery.recipient])
  const ofBoard = await recover(bank.shares.board.slice(1), board.recovery)
  const ofCompliance = await recover(bank.shares.compliance.slice(1), compliance.recovery)
  if (ofBoard.kind !== 'recovered' || ofCompliance.kind !== 'recovered') throw new Error('The shares are right')
  expect(await openCaseKey(blob, ofBoard.pair.identity, caseId)).toEqual(key)
  await expect(openCaseKey(blob, ofCompliance.pair.identity, caseId)).rejects.toThrow()
})
