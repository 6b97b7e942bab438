import { describe, expect, it } from 'vitest'
import { divideLand, joinLands } from './divide-land'
import type { Land } from './land'

/** Two fields beside each other. */
const west: Land = {
  name: 'west',
  rings: [
    [
      [0, 0],
      [0, 2],
      [2, 2],
      [2, 0],
    ],
  ],
}
const east: Land = {
  name: 'east',
  rings: [
    [
      [2, 0],
      [2, 2],
      [4, 2],
      [4, 0],
    ],
  ],
}
const across = {
  of: 'west',
  along: [
    [0.1, 1],
    [1, 1.2],
    [1.9, 1],
  ],
  into: [
    ['north', [1, 1.9]],
    ['south', [1, 0.1]],
  ],
} as const

const ringOf = (lands: readonly Land[], name: string) => lands.find((land) => land.name === name)?.rings[0]

describe('divideLand', () => {
  it('brings the ends of the line to the border, and gives the neighbour the same corner', () => {
    const lands = divideLand([west, east], across)
    expect(lands.map(({ name }) => name)).toEqual(['east', 'north', 'south'])
    expect(ringOf(lands, 'north')).toContainEqual([0, 1])
    for (const name of ['north', 'south', 'east']) expect(ringOf(lands, name)).toContainEqual([2, 1])
    for (const name of ['north', 'south']) expect(ringOf(lands, name)).toContainEqual([1, 1.2])
  })

  it('refuses a line that parts nothing', () => {
    expect(() => divideLand([west, east], { ...across, of: 'nowhere' })).toThrow('nowhere is not one ring.')
    const into = [
      ['north', [1, 1.9]],
      ['also north', [1.5, 1.9]],
    ] as const
    expect(() => divideLand([west, east], { ...across, into })).toThrow('Both parts of west are on one side')
  })
})

describe('joinLands', () => {
  it('leaves out the border between two, and makes again what was divided', () => {
    const lands = joinLands(divideLand([west, east], across), ['north', 'south'], 'west')
    expect(ringOf(lands, 'west')).toHaveLength(6)
    expect(ringOf(lands, 'west')).not.toContainEqual([1, 1.2])
  })

  it('refuses two that touch nowhere', () => {
    const far = { name: 'far', rings: [east.rings[0]?.map(([x, y]) => [x + 9, y] as const) ?? []] }
    expect(() => joinLands([west, far], ['west', 'far'], 'both')).toThrow('west and far do not make one piece.')
  })
})
