import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps, Payload } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { liveLocales, readPublic } from '@/src/cms/workflow/read-subject'
import { parseSubject } from '@/src/governance/subject'
import { defaultLocale, isLocale, type Locale } from '@/src/i18n/locales'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { toPastPageHref } from '@/src/links/history-href'
import { finishedLook, kindOfCollection, publicLook, toPreviewHref } from '@/src/links/preview-address'
import { toHref } from '@/src/links/to-href'
import { type ComparedPage, ComparedPages } from './ComparedPages.client'
import { compareWords } from './compare-words'
import './compare-pages.css'

const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/)
const asked = z.object({
  locale: z.string().optional().catch(undefined),
  left: moment.catch(''),
  right: moment.catch(''),
})
const withPath = z.object({ path: z.string().nullish() })

/**
 * Two drawings of a document's page side by side: what the public saw at a moment, now unless one is chosen, and the newest draft,
 * or what the public saw at another moment. A plain form chooses; nothing runs in the two pages. What is public now and the draft come
 * from the same drawing, so that only what was written differs.
 */
export async function ComparePages({ initPageResult, searchParams }: DocumentViewServerProps): Promise<ReactNode> {
  const { req, docID, collectionConfig } = initPageResult
  const kind = collectionConfig && kindOfCollection(collectionConfig.slug)
  if (!kind || docID === undefined) return null
  const id = Number(docID)
  const { left, right, locale: wanted } = asked.parse(searchParams ?? {})
  const locale = isLocale(wanted) ? wanted : defaultLocale
  const words = compareWords[toStaffLanguage(req.i18n.language)]
  const path = await readPublicPath(req.payload, collectionConfig.slug, { id, locale })
  const past = (at: string) => (path === null ? null : toPastPageHref({ address: toHref(locale, path), at }))
  const draft = `${toPreviewHref({ kind, id, locale })}?${finishedLook}=1`
  const live = liveLocales(await readPublic(req.payload, parseSubject(`${collectionConfig.slug}/${id}`)))
  const now = live.includes(locale) ? `${draft}&${publicLook}=` : past('')
  const pages: readonly (Omit<ComparedPage, 'heading'> & { at: string })[] = [
    left === ''
      ? { side: 'before', at: left, title: words.now, src: now }
      : { side: 'before', at: left, title: words.past, src: past(left) },
    right === ''
      ? { side: 'after', at: right, title: words.draft, src: draft }
      : { side: 'after', at: right, title: words.past, src: past(right) },
  ]
  return (
    <main>
      <Gutter>
        <form className="compare-choice">
          <input type="hidden" name="locale" value={locale} />
          {pages.map(({ side, at }) => (
            <label key={side}>
              {side === 'before' ? words.chooseLeft : words.chooseRight}
              <input type="datetime-local" name={side === 'before' ? 'left' : 'right'} defaultValue={at} />
            </label>
          ))}
          <button type="submit">{words.show}</button>
        </form>
        <p>{words.empty}</p>
        <ComparedPages
          key={`${left} ${right} ${locale}`}
          words={words}
          pages={pages.map(({ at, ...page }) => ({ ...page, heading: `${page.title} ${at.replace('T', ' ')}`.trim() }))}
        />
      </Gutter>
    </main>
  )
}

type Place = { id: number; locale: Locale }

/** The address at which the public finds a document, or did last; null when it never had one. */
async function readPublicPath(payload: Payload, collection: string, { id, locale }: Place): Promise<string | null> {
  const config = Object.values(payload.collections).find(({ config: { slug } }) => slug === collection)?.config
  if (!config) return null
  const stored: unknown = await payload.findByID({
    collection: config.slug,
    id,
    locale,
    depth: 0,
    overrideAccess: true, // people of the bank see every address anyway
  })
  return withPath.parse(stored).path ?? null
}
