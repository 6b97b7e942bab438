import { describe, expect, it } from 'vitest'
import { traceLines } from './mirror-curve'
import { makeRectangle, makeSilhouette } from './silhouette'

const sides = [1, 2, 3, 4, 5, 6, 7, 8]
const sizes = sides.flatMap((rows) => sides.map((columns) => ({ rows, columns })))

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)

describe('traceLines', () => {
  it.each(sizes)('needs the greatest common divisor of $rows and $columns lines without mirrors', (size) => {
    const lines = traceLines({ silhouette: makeRectangle(size), mirrors: [] })
    expect(lines).toHaveLength(greatestCommonDivisor(size.rows, size.columns))
  })

  it.each(sizes)('passes each unit square of $rows by $columns once, and so each crossing twice', (size) => {
    const lines = traceLines({ silhouette: makeRectangle(size), mirrors: [] })
    expect(lines.flat()).toHaveLength(4 * size.rows * size.columns)
    const visits = new Map<string, number>()
    for (const { x, y } of lines.flat()) visits.set(`${x},${y}`, (visits.get(`${x},${y}`) ?? 0) + 1)
    for (const [place, count] of visits) {
      const [x = 0, y = 0] = place.split(',').map(Number)
      const isAtEdge = x === 0 || y === 0 || x === 2 * size.columns || y === 2 * size.rows
      expect(count).toBe(isAtEdge ? 1 : 2)
    }
  })

  it('joins two lines with a mirror where they cross', () => {
    const silhouette = makeRectangle({ columns: 2, rows: 2 })
    expect(traceLines({ silhouette, mirrors: [] })).toHaveLength(2)
    expect(traceLines({ silhouette, mirrors: [{ x: 3, y: 2 }] })).toHaveLength(1)
  })

  it('keeps within dots that stand apart', () => {
    const silhouette = makeSilhouette({ columns: 3, rows: 1 }, (column) => column !== 1)
    expect(traceLines({ silhouette, mirrors: [] })).toHaveLength(2)
  })

  it.each([
    { mirrors: [{ x: 2, y: 2 }], why: 'does not stand between two dots' },
    { mirrors: [{ x: 0, y: 1 }], why: 'stands at the edge' },
    {
      mirrors: [
        { x: 2, y: 1 },
        { x: 2, y: 1 },
      ],
      why: 'stands where another one does',
    },
  ])('refuses a mirror that $why', ({ mirrors }) => {
    expect(() => traceLines({ silhouette: makeRectangle({ columns: 2, rows: 2 }), mirrors })).toThrow('the mirror at')
  })
})
