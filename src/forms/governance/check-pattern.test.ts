import { describe, expect, it } from 'vitest'
import { definitionOf, isQuestion } from '../definition/field'
import { parseFormDefinition } from '../definition/form-definition'
import { reviewedPatterns } from '../definition/reviewed-patterns'
import { checkPattern } from './check-pattern'

describe('the patterns of the product', () => {
  it.each(Object.entries(reviewedPatterns))('"%s" takes time in proportion to the answer', (_name, expression) => {
    expect(checkPattern(expression)).toBe('fine')
  })

  it('of e-mail addresses and telephone numbers take time in proportion to the answer', () => {
    const { fields } = parseFormDefinition({
      key: 'patterns',
      title: null,
      fields: [
        { key: 'email', type: 'email' },
        { key: 'phone', type: 'phone' },
        { key: 'local', type: 'phone', region: 'angola' },
      ],
    })
    const expressions = fields.filter(isQuestion).map((field) => definitionOf(field).toSchema(field)['pattern'])
    expect(expressions.map((expression) => [expression, checkPattern(String(expression))])).toEqual(
      expressions.map((expression) => [expression, 'fine']),
    )
  })
})

describe('an expression', () => {
  it.each([
    ['^(a+)+$', 'slow'],
    ['^(a|a)*$', 'slow'],
    ['^(.*)*$', 'slow'],
    ['^\\s*\\s*$', 'slow'],
    ['^(?:[a-z]+\\.)*[a-z]+$', 'fine'],
    ['^[A-Z]{2}\\d{4}$', 'fine'],
    ['^(?:sim|não)$', 'fine'],
    ['^\\p{Lu}\\p{Ll}{1,20}$', 'fine'],
    ['^[|]$', 'fine'],
    ['^\\|$', 'fine'],
    ['abc', 'unanchored'],
    ['^abc', 'unanchored'],
    ['abc$', 'unanchored'],
    ['^abc\\$', 'unanchored'],
    ['^a|b$', 'unanchored'],
    ['^(a$', 'invalid'],
    ['^\\p{Nothing}$', 'invalid'],
    ['^[z-a]$', 'invalid'],
  ])('%s is %s', (expression, verdict) => {
    expect(checkPattern(expression)).toBe(verdict)
  })
})
