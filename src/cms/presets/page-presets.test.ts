import { expect, it } from 'vitest'
import { blockConfigs } from '@/blocks/configs'
import { rowInLanguage } from '../copying/localized-row'
import { presetRows } from './create-from-preset'
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

it('every row has an id, the same in both languages, and every text both', () => {
  for (const name of Object.keys(pagePresets)) {
    if (!isPresetName(name)) throw new Error(name)
    for (const row of presetRows(name)) {
      const [pt, en] = [rowInLanguage(row, 'pt'), rowInLanguage(row, 'en')]
      expect(pt['id']).toBe(en['id'])
      expect(JSON.stringify(en)).not.toContain('null')
      expect(JSON.stringify(pt)).not.toContain('null')
    }
  }
})
