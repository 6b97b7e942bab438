import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page'
import { branchMapFixtures } from './branch-map.fixtures'
import { toBranchMapProps } from './to-props'

const { default: block } = branchMapFixtures.examples
const page = examplePage('pt')

const ask = (query: Record<string, string>, moment = page.moment) =>
  toBranchMapProps(block, { ...page, query, moment }) ?? expect.fail('The block draws nothing')
const idsOf = ({ areas }: ReturnType<typeof ask>) => areas.map(({ name, places }) => [name, places.map(({ id }) => id)])

describe('the branch list', () => {
  it('goes by province, branches before cash points and corporate centres', () => {
    expect(idsOf(ask({}))).toEqual([
      ['Benguela', [4]],
      ['Luanda', [1, 2, 3]],
    ])
    expect(ask({}).isAsked).toBe(false)
  })

  it.each([
    [{ type: 'cashPoint' }, [2]],
    [{ service: 'companies' }, [3]],
    [{ access: 'stepFree' }, [1, 3]],
    [{ place: 'ingombota', type: 'cashPoint' }, [2]],
    [{ type: 'nonsense', service: '<script>', open: 'x' }, [4, 1, 2, 3]],
  ])('answers %j', (query, ids) => {
    expect(ask(query).areas.flatMap(({ places }) => places.map(({ id }) => id))).toEqual(ids)
  })

  it('knows what is open at the moment it is asked, and until when', () => {
    const friday = ask({ open: 'now' }, Date.parse('2026-11-20T15:29:00+01:00'))
    expect(friday.areas.flatMap(({ places }) => places.map(({ id, state }) => [id, state]))).toEqual([
      [1, { isOpen: true, until: 930 }],
      [2, { isOpen: true, until: Number.POSITIVE_INFINITY }],
      [3, { isOpen: true, until: 930 }],
    ])
    const saturday = ask({ open: 'now' }, Date.parse('2026-11-21T10:00:00+01:00'))
    expect(saturday.areas.flatMap(({ places }) => places.map(({ id }) => id))).toEqual([2, 3])
  })

  it('says on a finished page nothing that is true for a minute only', () => {
    expect(ask({}).areas.flatMap(({ places }) => places.map(({ state }) => state))).toEqual([null, null, null, null])
    const asked = ask({ place: 'Lobito' }).areas.flatMap(({ places }) => places.map(({ state }) => state))
    // Nothing is known of its hours.
    expect(asked).toEqual([null])
  })

  it('goes on from what was asked for to what is near to it, the nearest first, and keeps to the filters', () => {
    const nearby = (query: Record<string, string>) => ask(query).nearby.map(({ id }) => id)
    expect(nearby({ place: 'Ingombota', type: 'branch' })).toEqual([4])
    expect(nearby({ place: 'Kilamba' })).toEqual([2, 1, 4])
    expect(nearby({ place: 'Lobito', open: 'now' })).toEqual([3, 2, 1])
    expect(nearby({ place: 'Xangongo' })).toEqual([])
    expect(nearby({ type: 'branch' })).toEqual([])
    expect(ask({ place: 'Kilamba' }).nearby[0]?.metres).toBeGreaterThan(20_000)
  })

  it('says which place is open where the first that was asked for is closed, and only then', () => {
    const openIn = (place: string, moment: string) => ask({ place }, Date.parse(moment)).nearestOpen?.id
    const [morning, night] = ['2026-11-20T10:00:00+01:00', '2026-11-20T23:00:00+01:00']
    expect(openIn('Balcão Ingombota', morning)).toBeUndefined()
    expect(openIn('Balcão Ingombota', night)).toBe(2)
    expect(ask({}, Date.parse(night)).nearestOpen).toBeNull()
  })

  it('shows ways on when nothing is found', () => {
    const { count, provinces } = ask({ place: 'Xangongo' })
    expect(count).toBe(0)
    expect(provinces).toEqual([
      { name: 'Benguela', count: 1, href: '/particulares/exemplo?place=Benguela#places-branch-map-default-results' },
      { name: 'Luanda', count: 3, href: '/particulares/exemplo?place=Luanda#places-branch-map-default-results' },
    ])
  })

  it('makes a number a link only if it can be dialled, and says no number that is the helpline', () => {
    const [first, ...others] = page.lists.branches
    if (!first) throw new Error('There is no example')
    const branches = [{ ...first, phone: '+244 222 111 222' }, ...others]
    const props = toBranchMapProps(block, { ...page, lists: { ...page.lists, branches } })
    const phones = props?.areas.flatMap(({ places }) => places.map(({ phone }) => phone))
    expect(phones).toEqual([
      { label: 'a anunciar', href: null },
      { label: '+244\u00a0222\u00a0111\u00a0222', href: 'tel:+244222111222' },
      null,
      null,
    ])
  })

  it('draws nothing where the bank is nowhere', () => {
    expect(toBranchMapProps(block, { ...page, lists: { ...page.lists, branches: [] } })).toBeNull()
  })
})
