import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/addresses.json' with { type: 'json' }
import { relatedId } from '@/src/fields/related-id'
import { isLocale, type Locale, locales } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import { saveUnderWay } from '@/src/payload-fixes/save-arguments'
import type { AddressedCollection } from './addressed-collections'
import { findAtOrBelow } from './find-below'
import type { Move, PlannedMove } from './move'
import { pathOfPageIn } from './parent-path'
import { readDraftAddress, readStoredAddress } from './read-stored-address'

type PlanOptions = {
  collection: AddressedCollection
  id: number
  /** The document as it will be, with its path in the language being saved. */
  document: Record<string, unknown>
  req: PayloadRequest
}

const refusals = staffTexts.planMoves.refusals satisfies Record<string, StaffText>

/**
 * What publishing a document does to its address and to those below, in each language.
 *
 * @returns null when no address changes.
 */
export async function planMoves({
  collection,
  id,
  document,
  req,
}: PlanOptions): Promise<PlannedMove | { refusal: StaffText } | null> {
  if (!isLocale(req.locale)) return null
  const savedLocale: Locale = req.locale
  const stored = await readStoredAddress(req.payload, collection, id)
  const parent = { from: stored.parent, to: collection === 'pages' ? (relatedId(document['parent']) ?? null) : null }
  const path = typeof document['path'] === 'string' ? document['path'] : null
  const moves: Move[] = []
  for (const locale of locales) {
    const before = stored.byLocale[locale]
    if (!before?.path) continue
    const isFollowing = parent.from !== parent.to || saveUnderWay(req).allLocales
    if (locale !== savedLocale && !isFollowing) continue
    const to =
      locale === savedLocale ? path : await pathInOther({ collection, id, locale, slug: before.slug, parent, req })
    if (to === before.path) continue
    if (to !== null) moves.push({ locale, from: before.path, to, wasPublic: before.isPublished })
    else if (locale !== savedLocale && before.isPublished) return { refusal: refusals.noParent }
    else if (await hasBelow(req, locale, before.path)) return { refusal: refusals.below }
  }
  const slugBefore = stored.byLocale[savedLocale]?.slug ?? null
  return moves.length === 0 ? null : { collection, id, moves, savedLocale, parent, slugBefore }
}

type OtherOptions = {
  collection: AddressedCollection
  id: number
  locale: Locale
  slug: string | null
  parent: PlannedMove['parent']
  req: PayloadRequest
}

/** The path in a language that is not being saved, which follows a move to another parent or a publication of all languages. */
async function pathInOther({ collection, id, locale, slug, parent, req }: OtherOptions): Promise<string | null> {
  const draft = saveUnderWay(req).allLocales ? await readDraftAddress(req.payload, { collection, id, locale }) : null
  if (collection !== 'pages') return draft?.path ?? null
  const segment = draft ? draft.slug : slug
  if (!segment) return parent.to === null ? '/' : null
  const base = parent.to === null ? '' : await pathOfPageIn({ id: parent.to, locale, req })
  return base === undefined ? null : `${base === '/' ? '' : base}/${segment}`
}

async function hasBelow({ payload }: PayloadRequest, locale: Locale, path: string): Promise<boolean> {
  if (path === '/') return false
  const { stored } = await findAtOrBelow(payload, locale, path)
  return stored.some((other) => other.path !== path)
}
