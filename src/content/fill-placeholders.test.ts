import { expect, it } from 'vitest'
import { fillPlaceholders } from './fill-placeholders'

const phone = '+244 222 000 000'

it('fills every text of an answer, however deep, and keeps the rest', () => {
  const answer = { docs: [{ title: 'Ligue {phone} ou {phone}.', year: 2026, file: null, isNew: true }], text: 'a' }
  expect(fillPlaceholders(answer, { phone })).toEqual({
    docs: [{ title: `Ligue ${phone} ou ${phone}.`, year: 2026, file: null, isNew: true }],
    text: 'a',
  })
  expect(answer.docs[0]?.title).toContain('{phone}')
})

it.each(['{fax}', '{ phone }', '{}', '{{other}}', '{constructor}', '{toString}', '{__proto__}'])(
  'leaves %s as it was typed',
  (text) => {
    expect(fillPlaceholders(text, { phone })).toBe(text)
  },
)

it('writes a value as it is, also one that looks like a pattern', () => {
  expect(fillPlaceholders('{phone}', { phone: '$& $1 {phone}' })).toBe('$& $1 {phone}')
})
