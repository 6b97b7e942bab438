import { describe, expect, it } from 'vitest'
import { type Account, decidersOf, leavesNoAdministrator } from './deciders'

const fresh: Account[] = [
  { id: 1, role: 'admin' },
  { id: 2, role: 'editor' },
  { id: 3, role: 'approver' },
  { id: 4, role: 'compliance' },
  { id: 5, role: 'investigator' },
]
const create = (roleThen: Account['role']) => ({ proposedBy: 1, account: null, roleNow: null, roleThen })
const change = (account: number, roleNow: Account['role'], roleThen: Account['role'] | null, proposedBy = 1) => ({
  proposedBy,
  account,
  roleNow,
  roleThen,
})
const deciders = (...given: Parameters<typeof decidersOf>) => [...decidersOf(...given)]

describe('who decides about an account', () => {
  it('is another administrator, and compliance while there is only one', () => {
    expect(deciders(create('admin'), fresh)).toEqual([4])
    expect(deciders(create('approver'), [...fresh, { id: 6, role: 'admin' }])).toEqual([6])
    const withoutCompliance = fresh.filter(({ role }) => role !== 'compliance')
    expect(deciders(create('editor'), withoutCompliance)).toEqual([3])
  })

  it('is somebody who holds the role, where the role reads what was sent', () => {
    const two = [...fresh, { id: 6, role: 'admin' } as const]
    expect(deciders(create('investigator'), two)).toEqual([5])
    expect(deciders(create('compliance'), two)).toEqual([4])
    expect(deciders(change(1, 'admin', 'investigator'), two)).toEqual([5])
    // To reset the password of somebody who reads, or to take the role away, is decided by those who read as well.
    expect(deciders(change(5, 'investigator', 'investigator'), [...two, { id: 7, role: 'investigator' }])).toEqual([7])
    expect(deciders(change(5, 'investigator', 'editor'), two)).toEqual([4])
    expect(deciders(change(5, 'investigator', null), two)).toEqual([4])
  })

  it('is another administrator for the first who reads, and nobody where nobody else is', () => {
    const admins: Account[] = [
      { id: 1, role: 'admin' },
      { id: 6, role: 'admin' },
    ]
    expect(deciders(create('investigator'), admins)).toEqual([6])
    expect(deciders(create('investigator'), admins.slice(0, 1))).toEqual([])
  })

  it('is never who asked, nor whom it is about', () => {
    for (const account of fresh)
      for (const asked of [
        create(account.role),
        change(account.id, account.role, 'admin'),
        change(account.id, account.role, null),
      ])
        for (const decider of decidersOf(asked, fresh)) expect([asked.proposedBy, asked.account]).not.toContain(decider)
  })
})

it('the last administrator cannot leave', () => {
  expect(leavesNoAdministrator(change(1, 'admin', 'editor'), fresh)).toBe(true)
  expect(leavesNoAdministrator(change(1, 'admin', null), fresh)).toBe(true)
  expect(leavesNoAdministrator(change(1, 'admin', 'admin'), fresh)).toBe(false)
  expect(leavesNoAdministrator(change(1, 'admin', null), [...fresh, { id: 6, role: 'admin' }])).toBe(false)
})
