import { describe, expect, it } from 'vitest'
import { toBlockNames } from '../../blocks/block-folders'
import { addToConfigs, addToPageQuery, addToRegistry } from './add-lines'

const pageQuery = 'fragment PageBlocks on Page_Layout {\n  ...FaqBlockFields\n  ...QuoteBlockFields\n}\n'

describe('a new line', () => {
  it.each([
    ['card', ['CardBlock', 'FaqBlock', 'QuoteBlock']],
    ['person', ['FaqBlock', 'PersonBlock', 'QuoteBlock']],
    ['steps', ['FaqBlock', 'QuoteBlock', 'StepsBlock']],
  ])('for %s comes at its alphabetical place', (folder, types) => {
    const lines = types.map((type) => `  ...${type}Fields\n`).join('')
    expect(addToPageQuery(pageQuery, toBlockNames(folder))).toBe(`fragment PageBlocks on Page_Layout {\n${lines}}\n`)
  })

  it('does not split an entry that goes on over several lines', () => {
    const wrapped = "  QuoteBlock: drawn('text', toQuoteProps, Quote, [\n    'children',\n  ]),\n"
    const added = addToRegistry(`export const registry = {\n${wrapped}}\n`, toBlockNames('loan-offer-2'))
    expect(added).toContain(`{\n  LoanOffer2Block: drawn('wide', toLoanOffer2Props, LoanOffer2),\n${wrapped}}`)
    const after = addToRegistry(`export const registry = {\n${wrapped}}\n`, toBlockNames('steps'))
    expect(after).toContain(`${wrapped}  StepsBlock: drawn('wide', toStepsProps, Steps),\n}`)
  })

  it('needs a list to be added to', () => {
    expect(() => addToConfigs('export const blockConfigs = []\n', toBlockNames('faq'))).toThrow('no list to add')
  })
})
