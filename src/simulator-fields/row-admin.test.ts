import type { Block } from 'payload'
import { expect, it } from 'vitest'
import { goldenCasesField } from './golden-case'
import { creditProductBlock, depositProductBlock } from './product'
import { creditRulesBlock, depositRulesBlock } from './rules'
import { stepwiseFields } from './stepwise'

const ofSteps = stepwiseFields().flatMap((field) => (field.type === 'blocks' ? field.blocks : []))
const blocks: readonly Block[] = [
  creditProductBlock,
  depositProductBlock,
  creditRulesBlock,
  depositRulesBlock,
  ...goldenCasesField(() => true).blocks,
  ...ofSteps,
]

it.each(blocks.map((block) => [block.slug, block] as const))(
  'rows of %s say their own names in the studio',
  (_, block) => {
    const label = block.admin?.components?.Label
    expect(label).toEqual({
      path: '/studio/rows/BlockName.client#BlockName',
      clientProps: { label: block.labels?.singular },
    })
  },
)
