import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import type { Finding } from '@/src/governance/gate/verdict'
import { transitions } from '@/src/governance/transitions'
import { type Locale, locales } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { findReferences } from '../../usage/find-references'
import { liveLocales } from '../read-subject'
import { queryReviews } from '../review-store'
import type { FieldValue } from './walk-fields'

const withAlt = z.looseObject({ alt: z.record(z.string(), z.unknown()).nullish() })

/**
 * What a document refers to must be there for its readers: pages that exist and are public in the language, pictures that say in
 * words what they show.
 */
export async function judgeReferences(
  payload: Payload,
  values: readonly FieldValue[],
  languages: readonly Locale[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { field, value, path, at } of values) {
    for (const [locale, read] of byLanguage(field, value)) {
      for (const { collection, id } of findReferences({ [field.name]: read }, { fields: [field], payload, at: '' })) {
        const named = Object.values(payload.collections).find(({ config }) => config.slug === collection)
        if (!named) continue
        const asked = locale === null ? languages : languages.filter((one) => one === locale)
        const reference = { to: named.config.slug, id, path, at, languages: asked }
        findings.push(...(await judgeReference(payload, reference)))
      }
    }
  }
  return findings
}

const inLanguages = z.record(z.string(), z.unknown())

/** A text may lead elsewhere in each language; anything else leads to one document in both. */
function byLanguage(field: FlattenedField, value: unknown): [Locale | null, unknown][] {
  if (!('localized' in field && field.localized)) return [[null, value]]
  const texts = inLanguages.safeParse(value).data ?? {}
  return locales.map((locale) => [locale, { [locale]: texts[locale] }])
}

type Reference = { to: CollectionSlug; id: number; path: string; at: string; languages: readonly Locale[] }

async function judgeReference(payload: Payload, { to, id, path, at, languages }: Reference): Promise<Finding[]> {
  const document = z
    .looseObject({})
    .nullable()
    .parse(
      await payload.findByID({
        collection: to,
        id,
        locale: 'all',
        depth: 0,
        disableErrors: true,
        // Whether it is there does not depend on who asks.
        overrideAccess: true,
      }),
    )
  if (!document) {
    const { gone } = staffTexts.judgeReferences
    return languages.length === 0 ? [] : [{ severity: 'error', kind: 'links', path, at, ...gone }]
  }
  if (to === 'media') return judgeAlt(document, { path, at, languages })
  if (!('_status' in document)) return []
  const live = liveLocales({ document, hash: '' })
  const hidden = languages.filter((locale) => !live.includes(locale))
  // What is on its way to the public itself may go live with this, or before it. A shared block is no link: it keeps its place until then.
  const isComing = to === 'shared-blocks' || (hidden.length > 0 && (await isUnderReview(payload, `${to}/${id}`)))
  const said = staffTexts.judgeReferences[isComing ? 'notPublic' : 'draft']
  return hidden.map((locale) => ({
    severity: isComing ? ('warning' as const) : ('error' as const),
    kind: 'links' as const,
    path,
    at,
    ...fillText(said, { language: staffTexts.judgeTranslation.names[locale] }),
  }))
}

async function isUnderReview(payload: Payload, subject: string): Promise<boolean> {
  const open = await queryReviews(payload, {
    subject: { equals: subject },
    kind: { equals: 'publish' },
    state: { in: [...transitions['content.expire'].from] },
  })
  return open.length > 0
}

function judgeAlt(document: object, { path, at, languages }: Pick<Reference, 'at' | 'languages' | 'path'>): Finding[] {
  const alt = withAlt.parse(document).alt ?? {}
  return languages
    .filter((locale) => !alt[locale])
    .map((locale) => ({
      severity: 'error' as const,
      kind: 'alt' as const,
      path,
      at,
      ...fillText(staffTexts.judgeReferences.noAlt, { language: staffTexts.judgeTranslation.names[locale] }),
    }))
}
