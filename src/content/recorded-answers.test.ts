import { describe, expect, it } from 'vitest'
import { AllTipsDocument, SiteDocument } from '@/graphql/generated/operations'
import { answerKey } from './answer-key'
import { createContentClient } from './client'
import { readRecordedAnswers, replay } from './recorded-answers'

const site = { SiteSettings: null, PrivateNavigation: null, CorporateNavigation: null, Footer: null }

describe('recorded answers', () => {
  it('draw the same page again without a CMS', async () => {
    const live = createContentClient({
      locale: 'pt',
      url: 'http://cms.example/',
      fetch: async () => Response.json({ data: site }),
    })
    const first = await live.query(SiteDocument, { locale: 'pt' })
    const recorded = new Map(
      live.answers().map((answer) => [answerKey(answer.operation, answer.variables), answer.data]),
    )
    const again = createContentClient({ locale: 'pt', url: 'http://recorded.invalid/', fetch: replay(recorded) })
    expect(await again.query(SiteDocument, { locale: 'pt' })).toEqual(first)
    expect(again.tags()).toEqual(live.tags())
    await expect(again.query(AllTipsDocument, { locale: 'pt' })).rejects.toThrow('AllTips was not recorded')
    await expect(again.query(SiteDocument, { locale: 'en' })).rejects.toThrow('Site was not recorded')
  })

  it('are found whatever the order of the variables', () => {
    expect(answerKey('A', { x: 1, y: [2] })).toBe(answerKey('A', { y: [2], x: 1 }))
    expect(answerKey('A', { x: 1 })).not.toBe(answerKey('B', { x: 1 }))
    expect(answerKey('A', { x: 1 })).not.toBe(answerKey('A', { x: '1' }))
  })

  it.each(['../secret', '', 'a'.repeat(63), `${'a'.repeat(64)}/..`, `${'A'.repeat(64)}`])(
    'are never read by a way to a file (%j)',
    async (key) => {
      await expect(readRecordedAnswers(key)).rejects.toThrow('no key of a page')
    },
  )
})
