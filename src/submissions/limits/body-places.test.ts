import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BodyPlace, openBodyPlaces } from './body-places'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const isStill = 'still there'
const lossOf = async (place: BodyPlace | null) => Promise.race([place?.lost, Promise.resolve().then(() => isStill)])

describe('places for bodies', () => {
  it('are so many for a network, and so many in all', () => {
    const places = openBodyPlaces({ total: 3, perNetwork: 2 })
    const first = places.take('a')
    expect([first, places.take('a'), places.take('a')].map((place) => place !== null)).toEqual([true, true, false])
    expect([places.take('b'), places.take('c')].map((place) => place !== null)).toEqual([true, false])
    first?.release()
    expect(places.take('c')).not.toBeNull()
  })

  it('are lost by a body that is slower than anybody is', async () => {
    const places = openBodyPlaces({ total: 3, perNetwork: 2 })
    const [slow, quick, whole] = [places.take('a'), places.take('a'), places.take('b')]
    quick?.note(30_000)
    whole?.arrived()
    vi.advanceTimersByTime(10_000)
    slow?.note(19_000)
    expect(await lossOf(slow)).toBe(isStill)
    vi.advanceTimersByTime(1_000)
    expect(await Promise.all([slow, quick, whole].map(lossOf))).toEqual(['slow', isStill, isStill])
    expect(places.take('a')).not.toBeNull()
  })

  it('go from the slowest to one that finds none', async () => {
    const places = openBodyPlaces({ total: 2, perNetwork: 2 })
    const [slowest, slow] = [places.take('a'), places.take('b')]
    slowest?.note(20_000)
    slow?.note(30_000)
    expect(places.take('c')).toBeNull()
    vi.advanceTimersByTime(4_000)
    expect(places.take('c')).not.toBeNull()
    expect(await Promise.all([slowest, slow].map(lossOf))).toEqual(['outpaced', isStill])
    slow?.note(1_000_000)
    expect(places.take('d')).toBeNull()
  })

  it('go from the slowest of a network to a neighbour, and from nobody elsewhere', async () => {
    const places = openBodyPlaces({ total: 9, perNetwork: 1 })
    const [own, other] = [places.take('a'), places.take('b')]
    own?.note(20_000)
    vi.advanceTimersByTime(4_000)
    expect(places.take('a')).not.toBeNull()
    expect(await Promise.all([own, other].map(lossOf))).toEqual(['outpaced', isStill])
  })
})
