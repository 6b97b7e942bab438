import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page'
import { branchMapFixtures } from './branch-map.fixtures'
import { toBranchMapProps } from './to-props'

const { default: typical, minimal } = branchMapFixtures.examples

const areasOf = (block: typeof typical) => toBranchMapProps(block, examplePage('pt'))?.areas ?? []

describe('the branch list', () => {
  it('puts places under the last part of their locality, branches before cash points', () => {
    expect(areasOf(typical).map(({ name, places }) => [name, places.map(({ id }) => id)])).toEqual([
      ['Luanda', ['ingombota', 'mutamba']],
      ['Benguela', ['lobito']],
    ])
    expect(areasOf(minimal).map(({ name }) => name)).toEqual([null])
  })

  it('makes a number a link only if it can be dialled', () => {
    const [luanda] = areasOf(typical)
    expect(luanda?.places[0]?.phone).toEqual({ label: '+244\u00a0222\u00a0000\u00a0000', href: 'tel:+244222000000' })
    const undecided = {
      ...typical,
      branches: typical.branches?.map((row) => ({ ...row, phone: 'a anunciar' })) ?? null,
    }
    expect(areasOf(undecided)[0]?.places[0]?.phone).toEqual({ label: 'a anunciar', href: null })
  })
})
