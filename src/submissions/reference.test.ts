import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseReference, toReference } from './reference'

const references = fc.uint8Array({ minLength: 16, maxLength: 32 }).map(toReference)

describe('a reference', () => {
  it('has no sign that is taken for another, and is the same for the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 32 }), (bytes) => {
        expect(toReference(bytes)).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
        expect(toReference(bytes)).toBe(toReference(bytes))
      }),
    )
  })

  it('is read however it is written', () => {
    fc.assert(
      fc.property(references, (reference) => {
        expect(parseReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference)
      }),
    )
  })

  it('with one wrong sign is none', () => {
    fc.assert(
      fc.property(references, fc.nat(11), fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'), (whole, at, sign) => {
        const text = whole.replaceAll('-', '')
        fc.pre(text[at] !== sign)
        expect(parseReference(text.slice(0, at) + sign + text.slice(at + 1))).toBeNull()
      }),
    )
  })

  it('with two neighbours exchanged is none', () => {
    fc.assert(
      fc.property(references, fc.nat(9), (whole, at) => {
        const text = whole.replaceAll('-', '')
        const [first = '', second = ''] = [text[at], text[at + 1]]
        fc.pre(first !== second)
        expect(parseReference(text.slice(0, at) + second + first + text.slice(at + 2))).toBeNull()
      }),
    )
  })

  it.each(['', 'ABCD', '0000-0000-0000', 'ABCD-EFGH-JKLM', '7K2M-QX4D-9RWB-2'])('is not "%s"', (text) => {
    expect(parseReference(text)).toBeNull()
  })
})
