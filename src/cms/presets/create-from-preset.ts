import type { Endpoint } from 'payload'
import staffTexts from '@/messages/staff/cms/presets.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { defaultLocale, type Locale, locales } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { isPresetName, type PresetName, pagePresets } from '@/src/presets/page-presets'
import { copyRow, rowInLanguage } from '../copying/localized-row'

/** Where the list of pages asks for a new page with something in it. */
export const fromPresetPath = '/from-preset'

/** Makes a draft in both languages from a preset and leads to its form. */
export const createFromPreset: Omit<Endpoint, 'root'> = {
  path: fromPresetPath,
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.redirect(new URL('/admin/login', req.url ?? 'http://localhost'), 303)
    const name = new URLSearchParams(await req.text?.()).get('preset')
    if (!isPresetName(name)) {
      const message = adminText(req, staffTexts.createFromPreset.handler.message)
      return Response.json({ errors: [{ message }] }, { status: 400 })
    }
    const { pageType } = pagePresets[name]
    const layout = presetRows(name)
    const dataIn = (locale: Locale): Record<string, unknown> => ({
      title: presetTitle(name, locale),
      pageType,
      section: 'general',
      layout: layout.map((row) => rowInLanguage(row, locale)),
    })
    const options = { collection: 'pages', draft: true, depth: 0, user: req.user, overrideAccess: false } as const
    const { id } = await req.payload.create({ ...options, locale: defaultLocale, data: { ...dataIn(defaultLocale) } })
    for (const locale of locales.filter((other) => other !== defaultLocale))
      await req.payload.update({ ...options, id, locale, data: { ...dataIn(locale) } })
    return new Response(null, { status: 303, headers: { Location: `/admin/collections/pages/${id}` } })
  },
}

/** What a new page is called until somebody gives it its title. */
export function presetTitle(name: PresetName, locale: Locale): string {
  return fillText(staffTexts.presetTitle, { label: pagePresets[name].label })[locale]
}

/** The blocks of a preset with ids of their own, so that both languages meet the same rows. */
export function presetRows(name: PresetName) {
  return pagePresets[name].layout.map((block) => copyRow(withRowIds(block)))
}

/** Rows in a preset, at any depth, are written without ids; the copy gives one to each that has any. */
function withRowIds(block: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(block).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row: object) => ({ ...withRowIds({ ...row }), id: name })) : value,
    ]),
  )
}
