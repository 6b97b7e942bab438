import { describe, expect, it } from 'vitest'
import { mostCarried } from '@/src/forms/submission/post-limits'
import { openAnswers, sealAnswers } from './carried-answers'

const now = Date.UTC(2026, 10, 25)
const day = 24 * 3_600_000
const written = { values: { name: 'Canário Kiala', owners: [{ share: '40' }] }, done: ['who'], version: 'f00d' }
const sealing = { secret: 'of this installation', formKey: 'account', now }

function seal(): string {
  const carried = sealAnswers(written, sealing)
  if (carried === null) throw new Error('It is small enough')
  return carried
}

describe('what a page carries of the others', () => {
  it('opens for a day, where it was sealed', () => {
    const { values, done } = written
    expect(openAnswers(seal(), sealing)).toEqual({ values, done })
    expect(openAnswers(seal(), { ...sealing, now: now + day })).toEqual({ values, done })
    expect(openAnswers(seal(), { ...sealing, now: now + day + 1 })).toBeNull()
    expect(openAnswers(seal(), { ...sealing, now: now - 1 })).toBeNull()
  })

  it('opens for no other form and no other installation', () => {
    expect(openAnswers(seal(), { ...sealing, formKey: 'complaint' })).toBeNull()
    expect(openAnswers(seal(), { ...sealing, secret: 'of another one' })).toBeNull()
  })

  it('shows nothing of what it holds, and is another text each time', () => {
    const [one, other] = [seal(), seal()]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('Kiala')
  })

  it('is refused with any sign changed, and as nonsense', () => {
    const carried = seal()
    for (let at = 0; at < carried.length - 1; at += 7) {
      const changed = carried[at] === 'A' ? 'B' : 'A'
      expect(openAnswers(carried.slice(0, at) + changed + carried.slice(at + 1), sealing)).toBeNull()
    }
    for (const nonsense of ['', 'x', '{}', 'A'.repeat(200), carried.slice(0, 40)])
      expect(openAnswers(nonsense, sealing)).toBeNull()
  })

  it('is not made larger than a page carries', () => {
    expect(sealAnswers({ ...written, values: { story: 'x'.repeat(mostCarried) } }, sealing)).toBeNull()
    expect(openAnswers('A'.repeat(mostCarried + 1), sealing)).toBeNull()
  })
})
