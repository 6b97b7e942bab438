import { expect, it } from 'vitest'
import { blockConfigs } from '@/blocks/configs'
import { rowInLanguage } from '@/src/cms/copying/localized-row'
import { presetRows } from '@/src/cms/presets/create-from-preset'
import { judgeBlocks } from '@/src/cms/workflow/gate/judge-blocks'
import { type Locale, locales } from '@/src/i18n/locales'
import { readContentFiles } from '@/src/portable-content/content-files'
import { isPresetName, isSampleText, pagePresets } from './page-presets'

const heroes = ['productHero', 'pageHero', 'homeHero']

it('every preset begins with the top of the page, has no second one, and holds only blocks and fields that exist', () => {
  for (const [name, { layout }] of Object.entries(pagePresets)) {
    expect(layout.filter(({ blockType }) => heroes.includes(blockType))).toHaveLength(1)
    expect(heroes).toContain(layout[0]?.blockType)
    for (const { blockType, ...fields } of layout) {
      const config = blockConfigs.find(({ slug }) => slug === blockType)
      expect(config, `${name}: ${blockType}`).toBeDefined()
      const names = config?.fields.flatMap((field) => ('name' in field ? [field.name] : [])) ?? []
      for (const field of Object.keys(fields)) expect(names, `${name}: ${blockType}`).toContain(field)
    }
  }
})

it('every preset has the blocks that its type of page owes, so that the publish gate takes it', () => {
  for (const [name, { pageType, layout }] of Object.entries(pagePresets))
    expect(judgeBlocks({ pageType, layout }), name).toEqual([])
})

it('every row has an id, the same in both languages, and every text both', () => {
  for (const name of Object.keys(pagePresets)) {
    if (!isPresetName(name)) throw new Error(name)
    for (const row of presetRows(name)) {
      const [pt, en] = [rowInLanguage(row, 'pt'), rowInLanguage(row, 'en')]
      const ids = idsIn([pt])
      expect(ids).toEqual(idsIn([en]))
      expect(ids).not.toContain(undefined)
      expect(JSON.stringify(en)).not.toContain('null')
      expect(JSON.stringify(pt)).not.toContain('null')
    }
  }
})

it('no words of the pages that are shipped are taken for words of a template, which would keep each later change from going live', () => {
  const taken = readContentFiles('site/content', 'pages', []).flatMap(({ file, document }) =>
    wordsIn(document.toJS())
      .filter(([locale, text]) => isSampleText(text, locale))
      .map(([, text]) => `${file}: ${text}`),
  )
  expect(taken).toEqual([])
})

/** What stands under the name of a language, at any depth. */
function wordsIn(value: unknown): [Locale, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]: [string, unknown]): [Locale, string][] => {
    const locale = locales.find((known) => known === name)
    return locale && typeof inside === 'string' ? [[locale, inside]] : wordsIn(inside)
  })
}

/** The ids of every row at any depth; undefined for a row that has none. */
function idsIn(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((row: { id?: unknown }) => [row.id, ...Object.values(row).flatMap(idsIn)])
  return []
}
