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
    expect(friday.areas.flatMap(({ places }) => places.map(({ id, openUntil }) => [id, openUntil]))).toEqual([
      [1, 930],
      [2, Number.POSITIVE_INFINITY],
      [3, 930],
    ])
    const saturday = ask({ open: 'now' }, Date.parse('2026-11-21T10:00:00+01:00'))
    expect(saturday.areas.flatMap(({ places }) => places.map(({ id }) => id))).toEqual([2, 3])
  })

  it('shows ways on when nothing is found', () => {
    const { count, provinces } = ask({ place: 'Xangongo' })
    expect(count).toBe(0)
    expect(provinces).toEqual([
      { name: 'Benguela', count: 1, href: '/particulares/exemplo?place=Benguela#places-branch-map-default-results' },
      { name: 'Luanda', count: 3, href: '/particulares/exemplo?place=Luanda#places-branch-map-default-results' },
    ])
  })

  it('makes a number a link only if it can be dialled', () => {
    const phones = ask({}).areas.flatMap(({ places }) => places.map(({ phone }) => phone?.href ?? null))
    expect(phones).toEqual([null, 'tel:+244222000000', null, 'tel:+244222000000'])
  })

  it('draws nothing where the bank is nowhere', () => {
    expect(toBranchMapProps(block, { ...page, lists: { ...page.lists, branches: [] } })).toBeNull()
  })
})
