import type { Payload } from 'payload'
import { findAtOrBelow, toMovedPath } from '@/src/cms/addresses/find-below'
import { findMoveProblem } from '@/src/cms/addresses/find-move-problem'
import { readDraftAddress, readStoredAddress } from '@/src/cms/addresses/read-stored-address'
import { type Locale, locales } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'

/** What moving a page below another one would do in a language, before anything happens. */
export type MoveForecast = {
  locale: Locale
  from: string
  to: string
  /** The addresses of the pages below, now and afterwards. */
  below: { from: string; to: string }[]
  /** Old addresses that would lead to the new ones. */
  redirects: number
  /** Why it cannot be done; null when it can. */
  problem: StaffText | null
}

/**
 * Foresees a move by the same rules by which it would be carried out, and changes nothing.
 *
 * @param parent the page that it would stand below; null for the top of the site.
 */
export async function forecastMove(
  payload: Payload,
  { id, parent }: { id: number; parent: number | null },
): Promise<MoveForecast[]> {
  const stored = await readStoredAddress(payload, 'pages', id)
  const above = parent === null ? null : await readStoredAddress(payload, 'pages', parent)
  const found = await Promise.all(
    locales.map(async (locale): Promise<MoveForecast | null> => {
      const own = stored.byLocale[locale]
      const draft = await readDraftAddress(payload, { collection: 'pages', id, locale })
      const from = own?.path ?? draft.path
      const slug = own?.slug ?? draft.slug
      if (!from || !slug) return null
      const base = parent === null ? '' : await baseOf(payload, parent, above?.byLocale[locale]?.path ?? null, locale)
      if (base === null) return null
      const to = `${base === '/' ? '' : base}/${slug}`
      if (to === from) return null
      const move = { locale, from, to, wasPublic: own?.isPublished ?? false }
      const { stored: affected } = await findAtOrBelow(payload, locale, from)
      return {
        locale,
        from,
        to,
        below: affected
          .filter(({ path }) => path !== from)
          .map(({ path }) => ({ from: path, to: toMovedPath(path, move) })),
        redirects: affected.filter(({ isPublished }) => isPublished).length,
        problem: await findMoveProblem(payload, move),
      }
    }),
  )
  return found.filter((forecast) => forecast !== null)
}

async function baseOf(payload: Payload, id: number, path: string | null, locale: Locale): Promise<string | null> {
  return path ?? (await readDraftAddress(payload, { collection: 'pages', id, locale })).path
}
