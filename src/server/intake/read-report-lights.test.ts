import { beforeAll, expect, it } from 'vitest'
import type { StoredCase } from '@/src/sealed/store/stored-rows'
import { makeSealedBank, type SealedBank } from '@/tests/support/sealed-bank'
import { readReportLights } from './read-report-lights'

let bank: SealedBank
beforeAll(async () => {
  bank = await makeSealedBank()
})

const today = '2026-11-23'
type Given = Partial<StoredCase> & { readers?: string[] }

function lightsOf(...given: Given[]) {
  const cases = given.map(({ readers: _, ...one }, place) => ({
    ...{ id: String(place), route: 'compliance', received: '2026-11-20', acknowledgeBy: '2026-11-27' },
    ...{ acknowledged: null, answerBy: null, closed: null, deleteOn: '2031-11-20' },
    ...one,
  }))
  const readersOf = (id: string) => given[Number(id)]?.readers ?? ['ana', 'rui', 'eva']
  return readReportLights({ everyCase: () => cases, readersOf }, bank.directory, today)
}

it('counts what is open, what is late, and how old the oldest is', () => {
  expect(lightsOf()).toEqual({ open: 0, late: 0, oldestDays: 0 })
  expect(
    lightsOf(
      {},
      { received: '2026-11-10', acknowledgeBy: '2026-11-17' },
      { received: '2026-08-01', acknowledged: '2026-08-03', answerBy: '2026-11-22' },
      { received: '2026-08-01', acknowledged: '2026-08-03', answerBy: '2026-11-23' },
      { received: '2026-01-01', closed: '2026-02-01' },
    ),
  ).toEqual({ open: 4, late: 2, oldestDays: 114 })
})

it('counts nothing that the board alone reads, nor what its author kept from somebody', () => {
  const board = {
    route: 'board',
    readers: ['board-one', 'board-two'],
    received: '2026-01-01',
    acknowledgeBy: '2026-01-08',
  }
  const kept = { readers: ['ana', 'eva'], received: '2026-01-01', acknowledgeBy: '2026-01-08' }
  expect(lightsOf(board, kept, { route: 'unknown' })).toEqual({ open: 0, late: 0, oldestDays: 0 })
  expect(lightsOf(board, kept, {})).toEqual({ open: 1, late: 0, oldestDays: 3 })
})
