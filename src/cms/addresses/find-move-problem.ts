import type { Payload } from 'payload'
import staffTexts from '@/messages/staff/cms/addresses.json' with { type: 'json' }
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { type Addressed, findAtOrBelow, toMovedPath } from './find-below'
import type { Move } from './move'

const belowItself: StaffText = staffTexts.findMoveProblem.belowItself

/**
 * Why documents cannot go where a move leads them; null when they can. Drafts count as well: a clash that only shows when
 * somebody publishes would be found by the wrong person.
 */
export async function findMoveProblem(payload: Payload, move: Move): Promise<StaffText | null> {
  const { locale, from, to } = move
  if (to.startsWith(`${from}/`)) return belowItself
  const moving = await findAtOrBelow(payload, locale, from)
  const there = await findAtOrBelow(payload, locale, to)
  const nameOf = ({ collection, id }: Addressed) => `${collection}/${id}`
  const own = new Set([...moving.stored, ...moving.drafts].map(nameOf))
  const taken = new Map(
    [...there.stored, ...there.drafts].flatMap((other) => (own.has(nameOf(other)) ? [] : [[other.path, other]])),
  )
  const clash = [...moving.stored, ...moving.drafts]
    .map(({ path }) => toMovedPath(path, move))
    .find((path) => taken.has(path))
  if (clash === undefined) return null
  return fillText(staffTexts.findMoveProblem.clash, { clash })
}
