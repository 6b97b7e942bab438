import type { CollectionAfterReadHook, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { localDay } from '@/src/country/local-day'
import { defaultLocale, isLocale, type Locale } from '@/src/i18n/locales'
import { draftBlockHeader, parseDraftBlock } from '@/src/links/draft-block'
import { type BlockStatus, readBlockStatuses } from '../block-life/block-status'
import { isVisible } from '../block-life/show-visible-blocks'

const reference = z.looseObject({ id: z.unknown(), blockType: z.literal('sharedBlock'), shared: z.number() })
const rows = z
  .array(
    z.looseObject({ blockType: z.string(), visibleFrom: z.unknown().optional(), visibleUntil: z.unknown().optional() }),
  )
  .catch([])

/**
 * Puts the shared blocks where pages name them, for whoever draws a page: as the public sees them in the language, also in
 * previews, with the id of the place. A shared block that is not public in the language leaves nothing. In the form, and for
 * trusted code, the page keeps its references. Whoever judges what a shared block does to its pages asks for that one as it was
 * last saved, or for the page without it.
 *
 * `sharedBlocks` says which ones the page depends on, public or not: it is drawn anew when they change.
 */
export const placeSharedBlocks: CollectionAfterReadHook = async ({ doc, req }) => {
  const layout: unknown = doc['layout']
  if (req.payloadAPI !== 'GraphQL' || !Array.isArray(layout)) return doc
  const ids = layout.flatMap((row: unknown) => reference.safeParse(row).data?.shared ?? [])
  if (ids.length === 0) return doc
  const shared = await readShared(req.payload, ids, { locale: languageOf(req), draft: draftBlockOf(req) })
  const statuses = await readBlockStatuses()
  const today = localDay(Date.now())
  const placed = layout.flatMap((row: unknown): unknown[] => {
    const { data } = reference.safeParse(row)
    if (!data) return [row]
    return (shared.get(data.shared) ?? [])
      .filter((block) => isVisible(block, today) && isDrawn(statuses.get(block.blockType)))
      .map((block) => ({ ...block, id: data.id }))
  })
  const isDated = [...shared.values()].flat().some((block) => Boolean(block.visibleFrom ?? block.visibleUntil))
  return { ...doc, layout: placed, sharedBlocks: ids, hasDatedBlocks: doc['hasDatedBlocks'] === true || isDated }
}

/** A type that is deprecated, or no longer in the code, is drawn nowhere. */
function isDrawn(status: BlockStatus | undefined): boolean {
  return status === 'live' || status === 'legacy'
}

type Reading = { locale: Locale; draft: ReturnType<typeof parseDraftBlock> }

/** The blocks of public shared ones, with the one whose draft is asked for as that, by their number. */
async function readShared(payload: Payload, ids: readonly number[], { locale, draft }: Reading) {
  const common = { collection: 'shared-blocks', locale, fallbackLocale: false, depth: 0, pagination: false } as const
  const { docs } = await payload.find({
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    overrideAccess: true, // what is public does not depend on who asks
    ...common,
  })
  const asSaved =
    draft !== null && !draft.isGone && ids.includes(draft.id)
      ? (await payload.find({ where: { id: { equals: draft.id } }, draft: true, overrideAccess: true, ...common })).docs
      : []
  return new Map(
    [...docs.filter(({ id }) => id !== draft?.id), ...asSaved].map(({ id, layout }) => [id, rows.parse(layout ?? [])]),
  )
}

/** Drafts are for people who are logged in. */
function draftBlockOf({ user, headers }: PayloadRequest): Reading['draft'] {
  const asked = headers.get(draftBlockHeader)
  return user && asked ? parseDraftBlock(asked) : null
}

function languageOf({ locale }: PayloadRequest): Locale {
  return isLocale(locale) ? locale : defaultLocale
}
