import type { Block } from 'payload'
import { expect, it } from 'vitest'
import stepwiseTexts from '@/messages/staff/stepwise.json' with { type: 'json' }
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

const lists = [...stepwiseFields(), goldenCasesField(() => true)].filter((field) => field.type === 'blocks')

it.each(lists.map((list) => [list.name, list] as const))(
  'what is added to %s is called by what one row is, and is open',
  (_, list) => {
    const names = list.blocks.map(({ labels }) => labels?.singular)
    const ofSeveral = names.length > 1 && list.name === 'inputs' ? stepwiseTexts.form.input : names[0]
    expect(list.labels?.singular).toEqual(ofSeveral)
    expect(list.admin?.components?.beforeInput).toContain('/studio/rows/OpenNewRows.client#OpenNewRows')
  },
)
