import { expect, it } from 'vitest'
import { blockConfigs } from '@/blocks/configs'
import { rowInLanguage } from '@/src/cms/copying/localized-row'
import { presetRows } from '@/src/cms/presets/create-from-preset'
import { judgeBlocks } from '@/src/cms/workflow/gate/judge-blocks'
import { isPresetName, pagePresets } from './page-presets'

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

/** The ids of every row at any depth; undefined for a row that has none. */
function idsIn(value: unknown): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((row: { id?: unknown }) => [row.id, ...Object.values(row).flatMap(idsIn)])
  return []
}
