import { expect, it } from 'vitest'
import { inLocales } from '@/src/i18n/locales'
import { isPresetName, pagePresets } from '@/src/presets/page-presets'
import { presetRows, presetTitle } from '../../presets/create-from-preset'
import { judgeUnfinished } from './judge-unfinished'

const now = Date.parse('2026-11-23T12:00:00Z')
const judge = (document: unknown, pt = '', en = '', path = 'layout.0.title') =>
  judgeUnfinished(document, [{ path, texts: { pt, en } }], ['pt', 'en'], now)

it('stops the sample texts of every template, in both languages, its title too', () => {
  expect(
    judge({}, 'A oferta numa frase', 'The offer in a sentence').map(({ severity, kind }) => [severity, kind]),
  ).toEqual([
    ['error', 'sampleText'],
    ['error', 'sampleText'],
  ])
  expect(judge({}, ' Um benefício ')[0]?.pt).toBe(
    'Texto de exemplo do modelo, por substituir (pt): «Um benefício». Escreva o seu, ou apague-o.',
  )
  for (const name of Object.keys(pagePresets)) {
    if (!isPresetName(name)) throw new Error(name)
    const title = inLocales((locale) => presetTitle(name, locale))
    expect(judge({}, title.pt, title.en), name).toHaveLength(2)
    const words = JSON.stringify(presetRows(name))
    const found = [...words.matchAll(/"pt":"([^"]+)"/g)].filter(([, text = '']) => judge({}, text).length > 0)
    expect(found.length, name).toBeGreaterThan(0)
  }
})

it('lets the words of a template stand that are good as they are, and whatever else somebody wrote', () => {
  for (const text of ['Perguntas frequentes', 'Veja também', 'Comissões', 'A oferta numa frase curta', ''])
    expect(judge({}, text), text).toEqual([])
})

it('stops legal notices and legal texts without a text, by block and language, and no other notice', () => {
  const says = { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Válido em Angola.' }] }] } }
  const nothing = { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: '  ' }] }] } }
  const notice = { id: 'a', blockType: 'notice', noticeKind: 'legal', body: { pt: says, en: nothing } }
  expect(judge({ layout: [{ id: 'b', blockType: 'quote' }, notice] })).toMatchObject([
    { severity: 'error', kind: 'emptyNotice', at: 'layout.1.body', en: expect.stringContaining('(en)') },
  ])
  expect(judge({ layout: [{ ...notice, body: null }] })).toHaveLength(2)
  expect(judge({ layout: [{ ...notice, hidden: true }] })).toEqual([])
  expect(judge({ layout: [{ ...notice, noticeKind: 'info', body: null }] })).toEqual([])
  const text = { id: 'c', blockType: 'richText', body: { pt: says } }
  expect(judge({ pageType: 'legal', layout: [text] })).toHaveLength(1)
  expect(judge({ pageType: 'page', layout: [text] })).toEqual([])
})

it('stops last days that are over, as each language writes them, and leaves days that are history or to come', () => {
  const kinds = (pt: string, en = '') => judge({}, pt, en).map(({ kind }) => kind)
  for (const past of [
    'Válida até 22 de Novembro de 2026.',
    'Peça até ao dia 1 de janeiro de 2025.',
    'A campanha termina a 30 de Junho de 2026.',
  ])
    expect(kinds(past), past).toEqual(['pastDate'])
  for (const past of ['Until 22 November 2026.', 'Valid until November 1st, 2026.', 'It ends on 30 June 2026.'])
    expect(kinds('', past), past).toEqual(['pastDate'])
  for (const fine of [
    'Válida até 23 de Novembro de 2026.',
    'Até 31 de Dezembro de 2026.',
    'Fundado a 22 de Novembro de 2006.',
    'Até 30 de Ferveiro de 2020.',
    'Até 50 000 Kz.',
  ])
    expect(kinds(fine), fine).toEqual([])
  expect(kinds('', 'Open since 5 May 2015, until 24 November 2026.')).toEqual([])
})
