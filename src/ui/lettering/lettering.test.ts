import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawText, measureText } from './draw-text'
import { wrapText } from './wrap-text'

/** The places that a drawn text reaches furthest to the left and to the right. */
function extentOf(path: string): { left: number; right: number } {
  const xs = [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
  return { left: Math.min(...xs), right: Math.max(...xs) }
}

describe('drawText', () => {
  it('draws letters from their base line, at their size', () => {
    const path = drawText({ text: 'H', size: 120, x: 10, y: 100 })
    const ys = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
    expect(Math.max(...ys)).toBe(100)
    // Capitals of this face are 0.65 em high.
    expect(Math.min(...ys)).toBe(22)
  })

  it('keeps what it draws within the width it measures', () => {
    for (const text of ['Conta à Ordem', 'Crédito habitação', 'AVATAR', 'W', '1 000 000,00 Kz']) {
      const { left, right } = extentOf(drawText({ text, size: 64, x: 0, y: 0 }))
      expect(left).toBeGreaterThanOrEqual(-2)
      expect(right).toBeLessThanOrEqual(measureText({ text, size: 64 }) + 2)
    }
  })

  it('moves letters nearer that would seem far apart', () => {
    const apart = measureText({ text: 'A', size: 100 }) + measureText({ text: 'V', size: 100 })
    expect(measureText({ text: 'AV', size: 100 })).toBeLessThan(apart)
  })

  it('writes a letter without the accent that the face lacks, and leaves out what it has nothing for', () => {
    expect(drawText({ text: 'ũ', size: 10, x: 0, y: 0 })).toBe(drawText({ text: 'u', size: 10, x: 0, y: 0 }))
    expect(drawText({ text: '銀行 🏦', size: 10, x: 0, y: 0 })).toBe('')
    expect(drawText({ text: 'a\u0303', size: 10, x: 0, y: 0 })).toBe(drawText({ text: 'ã', size: 10, x: 0, y: 0 }))
  })
})

describe('wrapText', () => {
  const box = { size: 64, width: 600, mostLines: 3 }

  it('breaks between words', () => {
    expect(wrapText({ ...box, text: 'As pessoas que dirigem cada área' })).toEqual([
      'As pessoas que',
      'dirigem cada área',
    ])
  })

  it('cuts a word that no line can hold', () => {
    const lines = wrapText({ ...box, text: 'Contratransubstanciacionalistiquissimamente' })
    expect(lines.join('')).toBe('Contratransubstanciacionalistiquissimamente')
    expect(lines.length).toBeGreaterThan(1)
  })

  it('ends what is too long in an ellipsis', () => {
    const lines = wrapText({ ...box, text: 'Um título que continua, '.repeat(9) })
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/[a-z]…$/)
  })

  it('has nothing to break in nothing', () => {
    expect(wrapText({ ...box, text: ' ' })).toEqual([])
  })

  it('never makes a line wider than its box, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 200 }),
          fc.lorem({ maxCount: 40 }),
          fc.string({ unit: 'grapheme', maxLength: 120 }),
        ),
        (text) => {
          const lines = wrapText({ ...box, text })
          expect(lines.length).toBeLessThanOrEqual(box.mostLines)
          for (const line of lines) expect(measureText({ text: line, size: box.size })).toBeLessThanOrEqual(box.width)
        },
      ),
      { seed: 2026, numRuns: 400 },
    )
  })
})
