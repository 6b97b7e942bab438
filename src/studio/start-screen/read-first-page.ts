import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import { presetTitle } from '@/src/cms/presets/create-from-preset'
import { readNewest } from '@/src/cms/workflow/read-subject'
import { queryReviews } from '@/src/cms/workflow/review-store'
import { type Locale, locales } from '@/src/i18n/locales'
import { isPresetName, pagePresets } from '@/src/presets/page-presets'

/** How far somebody has come with their first page, by what the CMS knows of it. */
export type FirstPage = {
  /** Their newest page; null when they have none yet. */
  id: number | null
  isWrittenInBoth: boolean
  isPreviewed: boolean
}

/** @returns null for whoever needs no guide: other roles, and editors who have submitted a page before. */
export async function readFirstPage(payload: Payload, user: TypedUser): Promise<FirstPage | null> {
  if (user.role !== 'editor') return null
  const submitted = await queryReviews(payload, {
    submittedBy: { equals: Number(user.id) },
    subject: { like: 'pages/' },
  })
  if (submitted.length > 0) return null
  const id = await findOwnPage(payload, Number(user.id))
  const page = id === null ? null : await readNewest(payload, { collection: 'pages', id })
  if (id === null || !page) return { id: null, isWrittenInBoth: false, isPreviewed: false }
  return {
    id,
    isWrittenInBoth: isWrittenInBoth(page.document),
    isPreviewed: await hasOpenedPreview(payload, Number(user.id)),
  }
}

const created = z.object({ subject: z.templateLiteral(['pages/', z.int().positive()]) })

/** Who made a page is in the audit log. */
async function findOwnPage(payload: Payload, person: number): Promise<number | null> {
  const { docs } = await payload.db.find({
    collection: 'audit-log',
    where: {
      and: [{ actor: { equals: person } }, { action: { equals: 'create' } }, { subject: { like: 'pages/' } }],
    },
    sort: '-number',
    limit: 1,
    pagination: false,
  })
  const { data } = created.safeParse(docs[0])
  return data ? Number(data.subject.split('/')[1]) : null
}

const titled = z.looseObject({ title: z.partialRecord(z.enum(locales), z.string().nullish()).nullish() })

/** A title that the template gave is nobody's own. */
function isWrittenInBoth(document: unknown): boolean {
  const { title } = titled.safeParse(document).data ?? {}
  return locales.every((locale) => {
    const own = title?.[locale]
    return Boolean(own) && !templateTitles(locale).includes(own ?? '')
  })
}

function templateTitles(locale: Locale): string[] {
  return Object.keys(pagePresets)
    .filter(isPresetName)
    .map((name) => presetTitle(name, locale))
}

const view = z.looseObject({ editViewType: z.string() })

/** Payload keeps for each person whether the preview stands beside the form, from the first time they open it. */
async function hasOpenedPreview(payload: Payload, person: number): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'collection-pages' } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: person } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // the person's own
  })
  return view.safeParse(docs[0]?.value).success
}
