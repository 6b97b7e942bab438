import type { CollectionAfterReadHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Day } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { hiddenBlocksHeader } from '@/src/links/hidden-blocks-header'
import { type BlockStatus, readBlockStatuses } from './block-status'

const visibility = z.object({
  hidden: z.boolean().nullish().catch(null),
  visibleFrom: z.string().nullish().catch(null),
  visibleUntil: z.string().nullish().catch(null),
})

const typed = z.object({ blockType: z.string() })

/**
 * Leaves out, for the public, the blocks that are hidden, whose days are over or still to come, or whose type is deprecated, and
 * says whether the page changes with the day.
 *
 * What is no longer in the code is left out of every answer of GraphQL, which else says nothing of the whole page.
 */
export const showVisibleBlocks: CollectionAfterReadHook = async ({ doc, req }) => {
  const layout: unknown = doc['layout']
  if (!Array.isArray(layout)) return doc
  const hasDatedBlocks = layout.some((row: unknown) => {
    const { visibleFrom, visibleUntil } = readVisibility(row)
    return Boolean(visibleFrom ?? visibleUntil)
  })
  const statuses = await readBlockStatuses()
  const known =
    req.payloadAPI === 'GraphQL' ? layout.filter((row: unknown) => statusOf(row, statuses) !== undefined) : layout
  if (showsHidden(req)) return { ...doc, hasDatedBlocks, layout: known }
  const today = localDay(Date.now())
  const isShown = (row: unknown) => isVisible(row, today) && statusOf(row, statuses) !== 'deprecated'
  return { ...doc, hasDatedBlocks, layout: known.filter(isShown) }
}

/**
 * Whether visitors see a block on a day.
 *
 * @param row a block as it is stored.
 */
export function isVisible(row: unknown, today: Day): boolean {
  const { hidden, visibleFrom, visibleUntil } = readVisibility(row)
  if (hidden) return false
  return (!visibleFrom || toDay(visibleFrom) <= today) && (!visibleUntil || today <= toDay(visibleUntil))
}

function statusOf(row: unknown, statuses: ReadonlyMap<string, BlockStatus>): BlockStatus | undefined {
  const { data } = typed.safeParse(row)
  return data && statuses.get(data.blockType)
}

function readVisibility(row: unknown): z.infer<typeof visibility> {
  return visibility.safeParse(row).data ?? {}
}

/** Days are stored as moments of that day. */
function toDay(moment: string): Day {
  return localDay(Date.parse(moment))
}

/**
 * Trusted code without a user, such as the export, reads through the local API and must lose nothing, nor must a form. Pages are
 * drawn through GraphQL, also for people of the bank: a preview shows what visitors will see unless it asks otherwise.
 */
function showsHidden({ user, payloadAPI, headers }: PayloadRequest): boolean {
  if (payloadAPI === 'local') return true
  return user !== null && (payloadAPI !== 'GraphQL' || headers.has(hiddenBlocksHeader))
}
