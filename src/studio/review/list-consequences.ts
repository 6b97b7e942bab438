import type { Payload } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { findAtOrBelow } from '@/src/cms/addresses/find-below'
import { findUses } from '@/src/cms/usage/find-uses'
import { editingHref, readGraph, titleOf } from '@/src/cms/usage/read-graph'
import { liveLocales, type StoredSubject } from '@/src/cms/workflow/read-subject'
import type { Review } from '@/src/governance/review'
import { isUndivided, parseSubject, type Subject } from '@/src/governance/subject'
import { type Locale, locales } from '@/src/i18n/locales'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { toHref } from '@/src/links/to-href'

const words = staffTexts.consequences

/** What follows from a request beside what it says itself. */
export type Consequence = { text: StaffText; items: { title: string; href: string | null }[] }

type Options = {
  payload: Payload
  review: Pick<Review, 'dueAt' | 'kind' | 'languages' | 'subject'>
  newest: StoredSubject
  live: StoredSubject | null
  language: Locale
}

const withPath = z.looseObject({ path: z.partialRecord(z.enum(locales), z.string().nullish()).nullish() })

/** Menus and what is on every page: settings that no page shows are not among them. */
const onEveryPage: ReadonlySet<string> = new Set([
  'corporate-navigation',
  'footer',
  'private-navigation',
  'site-settings',
])

/** Addresses, redirects, and what shows the subject or leads to it. */
export async function listConsequences({ payload, review, newest, live, language }: Options): Promise<Consequence[]> {
  const subject = parseSubject(review.subject)
  const addresses = await Promise.all(
    review.languages.map((locale) => listAddresses({ payload, review, newest, live, locale })),
  )
  const isGlobal = 'global' in subject
  return [
    ...addresses.flat(),
    ...(isGlobal && onEveryPage.has(subject.global) ? [{ text: words.everyPage, items: [] }] : []),
    ...(isGlobal ? [] : await listUses(payload, subject, review.kind, language)),
    ...(isUndivided(subject) ? [{ text: words.together, items: [] }] : []),
    ...(review.dueAt ? [{ text: words.due, items: [] }] : []),
  ]
}

type InLanguage = Omit<Options, 'language'> & { locale: Locale }

async function listAddresses({ payload, review, newest, live, locale }: InLanguage): Promise<Consequence[]> {
  const was = liveLocales(live).includes(locale) ? (withPath.parse(live?.document).path?.[locale] ?? null) : null
  const is = withPath.parse(newest.document).path?.[locale] ?? null
  const name = staffTexts.judgeTranslation.names[locale]
  const linked = (path: string) => ({ title: toHref(locale, path), href: null })
  if (review.kind !== 'publish')
    return was === null ? [] : [{ text: fillText(words.leaves, { language: name }), items: [linked(was)] }]
  if (is === null || is === was) return []
  if (was === null) return [{ text: fillText(words.newAddress, { language: name }), items: [linked(is)] }]
  const { stored } = await findAtOrBelow(payload, locale, was)
  const below = stored.filter(({ path, isPublished }) => path !== was && isPublished)
  return [
    {
      text: fillText(words.address, { language: name }),
      items: [{ title: `${toHref(locale, was)} → ${toHref(locale, is)}`, href: null }],
    },
    ...(below.length === 0
      ? []
      : [
          {
            text: fillText(words.below, { count: below.length }),
            items: below.map(({ path }) => ({
              title: `${toHref(locale, path)} → ${toHref(locale, `${is}${path.slice(was.length)}`)}`,
              href: null,
            })),
          },
        ]),
  ]
}

async function listUses(
  payload: Payload,
  { collection, id }: Exclude<Subject, { global: unknown }>,
  kind: Review['kind'],
  language: Locale,
): Promise<Consequence[]> {
  const uses = findUses(await readGraph(payload), { collection, id })
  if (uses.length === 0) return []
  const text = fillText(kind === 'publish' ? words.shownOn : words.broken, { count: uses.length })
  return [{ text, items: uses.map(({ node }) => ({ title: titleOf(node, language), href: editingHref(node) })) }]
}
