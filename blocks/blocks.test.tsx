// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { HtmlValidate } from 'html-validate'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageBlock } from '@/src/content/page-block'
import type { PageContext } from '@/src/content/page-context'
import { locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { blockFolders, findBlockProblems, findStaleLines } from './block-folders'
import type { BlockType, Correlated } from './block-types'
import { examplePage } from './example-page'
import { readExamples } from './read-examples'
import { registry } from './registry'
import type { RegistryEntry } from './registry-entry'
import { RenderBlocks } from './render-blocks'

/** The sweep: what must hold for every block type, those included that nobody has written yet. */

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which is no matter of validity.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Safari forgets that a list without bullets is a list unless it is told.
    'no-redundant-role': 'off',
    // Matters of a whole page: axe judges the headings below a page's own.
    'heading-level': 'off',
    'long-title': 'off',
    // A matter of looks that the styles settle.
    'tel-non-breaking': 'off',
  },
})

/** Colours and sizes need a browser that lays pages out: the end-to-end tests judge those. */
const axeRules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

const root = process.cwd()

/** A block without its examples is for the test of its files to say. */
const blocks = await Promise.all(
  blockFolders(root).map(async (folder) => ({
    folder,
    examples: existsSync(join(root, 'blocks', folder, `${folder}.fixtures.ts`)) ? await readExamples(folder) : [],
  })),
)

function toMarkup(drawing: ReactNode, { locale }: PageContext): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      {drawing}
    </NextIntlClientProvider>,
  )
}

/** The block without the frame that would leave it out if it failed. */
function drawUnframed<Type extends BlockType>(block: Correlated<Type>, page: PageContext): ReactNode {
  const entry: RegistryEntry<Type> = registry[block.__typename]
  return entry.draw(block, page)
}

/** The block where it belongs: in the main part of a page, which has one heading of the first level. */
function toDocument(markup: string, block: PageBlock): string {
  const heading = registry[block.__typename].frame === 'hero' ? '' : '<h1>Exemplo</h1>'
  // React writes preloads first; on a page they are in the head.
  return `<main>${heading}${markup.replace(/^(?:<link rel="preload"[^>]*>)+/, '')}</main>`
}

async function axeViolations(html: string): Promise<string[]> {
  document.body.innerHTML = html
  const { violations } = await axe.run(document.body, { rules: axeRules, resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`))
}

afterEach(() => {
  document.body.innerHTML = ''
})

describe('the lists of block types', () => {
  it('have no line for a type that is gone', () => {
    expect(findStaleLines(root)).toEqual([])
  })
})

describe.each(blocks)('blocks/$folder', ({ folder, examples }) => {
  it('has its files, names and lines', () => {
    expect(findBlockProblems(root, folder)).toEqual([])
  })

  it('has examples named "default" and "minimal", each drawing something', () => {
    const names = examples.map(({ name }) => name)
    expect(names, `blocks/${folder}/${folder}.fixtures.ts needs both`).toEqual(
      expect.arrayContaining(['default', 'minimal']),
    )
  })

  describe.each(locales)('in %s', (locale) => {
    const page = examplePage(locale)

    it.each(examples)('draws its example "$name" as valid, accessible HTML', async ({ name, block }) => {
      const unframed = toMarkup(drawUnframed(block, page), page)
      const markup = toMarkup(<RenderBlocks blocks={[block]} page={page} />, page)
      expect(markup === '', 'RenderBlocks must frame what the block draws, and only that').toBe(unframed === '')
      if (name === 'default' || name === 'minimal') {
        expect(unframed, `The example "${name}" of blocks/${folder} must draw something`).not.toBe('')
      }
      // What islands are drawn from is data, in which nothing may well be called null.
      const shown = markup.replace(/ data-props="[^"]*"/g, '')
      const leaks = shown.match(/ style="[^"]*"|\b(?:undefined|null|NaN)\b|\[object Object\]/g)
      expect(leaks, 'A block has no inline style and never shows a value that is not there').toBeNull()
      const html = toDocument(markup, block)
      const report = await htmlValidate.validateString(html)
      expect(report.results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message}`))).toEqual([])
      expect(await axeViolations(html)).toEqual([])
    })
  })
})

describe('a block that cannot be drawn', () => {
  const example = blocks.find(({ folder }) => folder === 'quote')?.examples[0]?.block
  const page = examplePage('pt')

  it('is left out and logged when its type is unknown; the others stand', () => {
    if (!example) throw new Error('This test needs the examples of blocks/quote')
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const unknown: PageBlock = JSON.parse(JSON.stringify({ __typename: 'RemovedBlock', id: 'removed', anchor: null }))
    const markup = toMarkup(<RenderBlocks blocks={[unknown, example]} page={page} />, page)
    expect(markup).toBe(toMarkup(<RenderBlocks blocks={[example]} page={page} />, page))
    expect(lines).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"block":"removed"'))
  })

  it('is left out and logged when its content breaks it; the others stand', () => {
    if (!example) throw new Error('This test needs the examples of blocks/quote')
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const broken: PageBlock = JSON.parse(JSON.stringify({ __typename: 'FaqBlock', id: 'broken', questions: 'none' }))
    const markup = toMarkup(<RenderBlocks blocks={[broken, example]} page={page} />, page)
    expect(markup).toBe(toMarkup(<RenderBlocks blocks={[example]} page={page} />, page))
    expect(lines).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"block":"broken"'))
  })
})
