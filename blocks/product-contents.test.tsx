// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import type { PageBlock } from '@/src/content/page-block'
import { messagesByLocale } from '@/src/i18n/messages'
import type { BlockByType } from './block-types'
import { callToActionFixtures } from './call-to-action/call-to-action.fixtures'
import { examplePage } from './example-page'
import { exampleRichText } from './example-rich-text'
import { faqFixtures } from './faq/faq.fixtures'
import { productHeroFixtures } from './product-hero/product-hero.fixtures'
import { toProductParts } from './product-parts'
import { RenderBlocks } from './render-blocks'

afterEach(cleanup)

const part = (title: string | null, anchor: string | null = null): BlockByType['RichTextBlock'] => ({
  __typename: 'RichTextBlock',
  id: `${title}-${anchor}`,
  title,
  anchor,
  body: exampleRichText(`About ${title}.`),
})
const top = productHeroFixtures.examples.default
const questions: PageBlock = {
  ...faqFixtures.examples.default,
  title: 'Questions about the Flex Account',
  anchor: null,
}
const call = callToActionFixtures.examples.default
const four = [part('At a glance'), part('Opening it'), part('What it costs', 'costs'), part('In númbers')]

function draw(blocks: readonly PageBlock[], showsRows = false) {
  return render(
    <NextIntlClientProvider locale="en" messages={messagesByLocale.en} timeZone="Africa/Luanda">
      <RenderBlocks blocks={blocks} page={examplePage('en')} showsRows={showsRows} />
    </NextIntlClientProvider>,
  ).container
}

const titlesOf = (blocks: readonly PageBlock[]) =>
  toProductParts(blocks, 'Questions')?.entries.map(({ title, anchor }) => `${title} #${anchor}`)

describe('the parts of a product', () => {
  it('are its titled blocks by their own anchors or their words, without what follows the product', () => {
    expect(titlesOf([top, ...four, part(null, 'untitled'), questions, call])).toEqual([
      'At a glance #parte-at-a-glance',
      'Opening it #parte-opening-it',
      'What it costs #costs',
      'In númbers #parte-in-numbers',
      'Questions #parte-questions-about-the-flex-account',
    ])
  })

  it('are none of a short page, of a page of another kind, and of a page that begins otherwise', () => {
    expect(titlesOf([top, ...four, call])).toBeUndefined()
    expect(titlesOf([...four, questions])).toBeUndefined()
    expect(titlesOf([part('First'), top, ...four, questions])).toBeUndefined()
  })

  it('have anchors of their own when their titles say the same, or an editor wrote the same one', () => {
    const same = [part('Costs'), part('Costs'), part('Own', 'parte-costs-2'), part('Costs'), part('Costs?')]
    expect(toProductParts([top, ...same], 'Questions')?.entries.map(({ anchor }) => anchor)).toEqual([
      'parte-costs',
      'parte-costs-3',
      'parte-costs-2',
      'parte-costs-4',
      'parte-costs-5',
    ])
  })

  it('stay in sight in a row that they fit in, and never in two rows', () => {
    const staysFrom = (length: number) =>
      toProductParts([top, ...Array.from({ length: 5 }, (_, at) => part(`${at}`.repeat(length)))], 'Questions')
        ?.staysFrom
    expect([10, 22, 23, 29, 30].map(staysFrom)).toEqual(['64rem', '64rem', '81rem', '81rem', null])
  })

  it('are links below the top of the page, each to the block of its title, folded until they are wanted', () => {
    const container = draw([top, ...four, questions, call])
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    expect(contents.previousElementSibling?.getAttribute('data-block')).toBe('ProductHeroBlock')
    expect(contents.querySelector('details')?.open).toBe(false)
    const links = within(contents).getAllByRole('link', { hidden: true })
    expect(links).toHaveLength(5)
    for (const link of links) {
      const block = container.querySelector(`[data-block]${link.getAttribute('href')}`)
      expect(block?.textContent).toContain(link.textContent)
    }
    expect(new Set([...container.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(
      container.querySelectorAll('[id]').length,
    )
  })

  it('are not listed while the page is edited, nor beside a list of contents', () => {
    draw([top, ...four, questions], true)
    expect(screen.queryByRole('navigation')).toBeNull()
    cleanup()
    draw([top, ...['one', 'two', 'three', 'four', 'five'].map((anchor) => part(anchor, anchor))])
    expect(screen.getAllByRole('navigation')).toHaveLength(1)
  })
})
