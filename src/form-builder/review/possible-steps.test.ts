import { describe, expect, it } from 'vitest'
import { formOf, reply } from '@/src/forms/governance/governance.fixtures'
import type { Role } from '@/src/governance/roles'
import { toPossibleSteps } from './possible-steps'
import type { VersionAnswer } from './review-answers'
import type { FormStanding } from './review-requests'

const version: VersionAnswer = {
  id: 1,
  number: 1,
  state: 'published',
  reason: 'The first one',
  proposedBy: null,
  approvedBy: null,
  publishedAt: '2026-11-21T08:00:00.000Z',
  endReason: '',
  definition: formOf(reply),
}
const changed: FormStanding = {
  review: {
    problems: [],
    changes: ['“Reply” became required.'],
    people: {},
    uncovered: [],
    cases: null,
    untried: [],
    usedOn: [],
    comments: [],
  },
  proposal: null,
  versions: [version],
}
const proposed: FormStanding = {
  ...changed,
  proposal: { reason: 'Law changed', by: { id: 4, name: null }, at: '2026-11-21T09:00:00.000Z', hash: 'f00d' },
}
const unsound: FormStanding = { ...changed, review: { ...changed.review, problems: [{ key: 'reply', text: 'No.' }] } }
const same: FormStanding = { ...changed, review: { ...changed.review, changes: [] } }
const retired: FormStanding = { ...same, versions: [{ ...version, state: 'retired' }] }

const stepsOf = (standing: FormStanding, role: Role, { userId = 7, hasUnsavedChanges = false } = {}) => [
  ...toPossibleSteps(standing, { role, userId, hasUnsavedChanges }),
]

describe('the steps that a person is offered', () => {
  it.each<[Role, string[]]>([
    ['compliance', ['propose', 'retire']],
    ['admin', ['propose', 'retire']],
    ['approver', ['retire']],
    ['editor', []],
    ['investigator', []],
  ])('to %s, of a changed form', (role, steps) => {
    expect(stepsOf(changed, role)).toEqual(steps)
  })

  it.each<[Role, string[]]>([
    ['compliance', ['decide', 'withdraw', 'retire']],
    ['admin', ['withdraw', 'retire']],
    ['approver', ['decide', 'withdraw', 'retire']],
    ['editor', []],
  ])('to %s, of a form that another person proposed', (role, steps) => {
    expect(stepsOf(proposed, role)).toEqual(steps)
  })

  it('never holds deciding on what one proposed oneself', () => {
    expect(stepsOf(proposed, 'compliance', { userId: 4 })).toEqual(['withdraw', 'retire'])
  })

  it('holds no proposal of what is unsound, unsaved or the same', () => {
    expect(stepsOf(unsound, 'compliance')).toEqual(['retire'])
    expect(stepsOf(changed, 'compliance', { hasUnsavedChanges: true })).toEqual(['retire'])
    expect(stepsOf(same, 'compliance')).toEqual(['retire'])
  })

  it('holds the proposal of a form that is off the site, unchanged as it is', () => {
    expect(stepsOf(retired, 'compliance')).toEqual(['propose'])
  })
})
