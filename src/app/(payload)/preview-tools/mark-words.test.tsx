import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { blockFolders } from '@/blocks/block-folders'
import { examplePage } from '@/blocks/example-page'
import { readExamples } from '@/blocks/read-examples'
import { RenderBlocks } from '@/blocks/render-blocks'
import type { PageBlock } from '@/src/content/page-block'
import type { PageContext } from '@/src/content/page-context'
import { locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { createWordMarks } from './mark-words'
import { readMark } from './word-marks'

const examples = (
  await Promise.all(
    blockFolders(process.cwd()).map(async (folder) =>
      (await readExamples(folder)).map(({ name, block }) => ({ folder, name, block })),
    ),
  )
).flat()

/** The blocks of a page as the CMS would answer them, with marks. */
function markBlocks(blocks: readonly PageBlock[]) {
  const { mark, words } = createWordMarks()
  const answer = mark({ Pages: { docs: [{ title: null, layout: blocks }] } })
  return { blocks: answer.Pages.docs[0]?.layout ?? [], words }
}

function draw(blocks: readonly PageBlock[], page: PageContext): string {
  const drawing: ReactNode = <RenderBlocks blocks={blocks} page={page} showsRows />
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={page.locale} messages={messagesByLocale[page.locale]} timeZone="Africa/Luanda">
      {drawing}
    </NextIntlClientProvider>,
  )
}

describe.each(locales)('in %s', (locale) => {
  const page = examplePage(locale)

  it.each(examples)('the marks change nothing of what $folder draws as "$name"', ({ block }) => {
    const { blocks, words } = markBlocks([block])
    expect(JSON.stringify(blocks)).not.toBe(words.length > 0 ? JSON.stringify([block]) : '')
    expect(readMark(draw(blocks, page)).plain).toBe(draw([block], page))
  })
})

it('names the place of each text by the ids of its block and rows, and of the page’s own title', () => {
  const { mark, words } = createWordMarks()
  const layout = [
    { __typename: 'StepsBlock', id: 'a', title: 'Same', steps: [{ id: 'one', title: 'Same' }, { title: '{phone}' }] },
    { __typename: 'QuoteBlock', id: 'b', quote: 'Same', name: ' ', anchor: 'not-words' },
    { __typename: 'NobodyKnows', id: 'c', title: 'Same' },
    null,
  ]
  const answer = mark({ Pages: { docs: [{ id: 1, title: 'Same', path: '/same', layout }] }, meUser: null })
  expect(words).toEqual([
    { place: { row: null, path: ['title'] }, words: 'Same' },
    { place: { row: 'a', path: ['title'] }, words: 'Same' },
    { place: { row: 'a', path: ['steps', '#one', 'title'] }, words: 'Same' },
    { place: { row: 'a', path: ['steps', '1', 'title'] }, words: '{phone}' },
    { place: { row: 'b', path: ['quote'] }, words: 'Same' },
  ])
  const [marked] = z
    .array(z.looseObject({ steps: z.array(z.object({ title: z.string() })) }))
    .parse(answer.Pages.docs[0]?.layout.slice(0, 1))
  expect(readMark(marked?.steps[1]?.title ?? '')).toEqual({ plain: '{phone}', number: 3, isWhole: true })
  expect(JSON.stringify(answer)).toContain('"anchor":"not-words"')
  expect(readMark(JSON.stringify(answer)).plain).toBe(
    JSON.stringify({ Pages: { docs: [{ id: 1, title: 'Same', path: '/same', layout }] }, meUser: null }),
  )
})

it('leaves an answer without pages as it is', () => {
  const answer = { Tips: { docs: [] } }
  expect(createWordMarks().mark(answer)).toBe(answer)
})
