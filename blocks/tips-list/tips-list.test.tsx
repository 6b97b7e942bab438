import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page'
import { tipsListFixtures } from './tips-list.fixtures'
import { toTipsListProps } from './to-props'

const tip = { __typename: 'Tip' as const, summary: null, publishedOn: null }
const example = examplePage('en')
const page = {
  ...example,
  lists: {
    ...example.lists,
    tips: [
      { ...tip, id: 1, title: 'Compare loans', path: '/private/financial-tips/compare', topic: 'credit' as const },
      { ...tip, id: 2, title: null, path: '/private/financial-tips/untranslated', topic: 'saving' as const },
      { ...tip, id: 3, title: 'Save monthly', path: '/private/financial-tips/save', topic: 'saving' as const },
      { ...tip, id: 4, title: 'Emergency fund', path: '/private/financial-tips/fund', topic: 'saving' as const },
    ],
  },
}

function idsOf(choice: { tipTopic: 'all' | 'saving' | 'companies' | null; limit: number | null }) {
  return toTipsListProps({ ...tipsListFixtures.examples.minimal, ...choice }, page)?.tips.map(({ id }) => id)
}

describe('the tips of a list', () => {
  it('are all of them with "all" and without a topic, but none that has no words in this language', () => {
    expect(idsOf({ tipTopic: 'all', limit: null })).toEqual([1, 3, 4])
    expect(idsOf({ tipTopic: null, limit: null })).toEqual([1, 3, 4])
  })

  it('are counted after the topic was chosen', () => {
    expect(idsOf({ tipTopic: 'saving', limit: 1 })).toEqual([3])
  })

  it('are nothing at all when the topic has none', () => {
    expect(idsOf({ tipTopic: 'companies', limit: 3 })).toBeUndefined()
  })
})
