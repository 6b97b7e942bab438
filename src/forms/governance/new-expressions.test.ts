import { describe, expect, it } from 'vitest'
import { both, formOf, reply } from './governance.fixtures'
import { findNewExpressions } from './new-expressions'

const card = (pattern: { expert: string } | { reviewed: 'digits' } | null, key = 'card') =>
  formOf({ key, type: 'text', label: both('Card'), pattern })

describe('expressions that were not there before', () => {
  it.each([
    ['in a new form', null, card({ expert: '^a$' }), ['card']],
    ['in a field that had none', card(null), card({ expert: '^a$' }), ['card']],
    ['in a field that had another', card({ expert: '^a$' }), card({ expert: '^b$' }), ['card']],
  ])('are found %s', (_where, before, after, keys) => {
    expect(findNewExpressions(before, after)).toEqual(keys)
  })

  it.each([
    ['stay', card({ expert: '^a$' }), card({ expert: '^a$' })],
    ['move to another field', card({ expert: '^a$' }), card({ expert: '^a$' }, 'other')],
    ['are removed', card({ expert: '^a$' }), card(null)],
    ['are of the reviewed list', card(null), card({ reviewed: 'digits' })],
    ['are none', null, formOf(reply)],
  ])('are none when they %s', (_what, before, after) => {
    expect(findNewExpressions(before, after)).toEqual([])
  })
})
