import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/exchange-rates.json' with { type: 'json' }
import type { RateProblem } from '@/site/schemas/exchange-rates/find-rate-problems'
import type { UnreadableReason } from '@/site/schemas/exchange-rates/parse-source-answer'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import type { SilenceReason } from './fetch-answer'
import { readRateProblems } from './rate-problem-text'

/** What came of asking the source once. */
export type RateTurn =
  | { outcome: 'published' | 'unchanged' | 'byHand'; day: string }
  /** New rates that somebody has to look at first. */
  | { outcome: 'held'; day: string }
  /** Rates of this day are published, and the source now says something implausible: what is published stays. */
  | { outcome: 'refused'; day: string; problems: RateProblem[] }
  | { outcome: 'silent'; reason: SilenceReason }
  | { outcome: 'unreadable'; reason: UnreadableReason }
  | { outcome: 'failed' }

const day = z.string()
const storedTurn = z.union([
  z.object({ outcome: z.enum(['published', 'unchanged', 'byHand', 'held', 'refused']), day }),
  z.object({ outcome: z.literal('silent'), reason: z.enum(['unreachable', 'slow', 'status', 'large', 'noJson']) }),
  z.object({ outcome: z.literal('unreadable'), reason: z.enum(['shape', 'refused', 'absurd', 'empty']) }),
  z.object({ outcome: z.literal('failed') }),
])

/** What made a turn refuse what the source said; none for most. */
export function readTurnProblems(stored: unknown): RateProblem[] {
  return readRateProblems(z.object({ problems: z.unknown() }).safeParse(stored).data?.problems)
}

const reasons = staffTexts.rateTurn.reasons satisfies Record<SilenceReason | UnreadableReason, StaffText>

/** A turn in a sentence for staff; null when nothing was stored. */
export function toTurnText(stored: unknown): StaffText | null {
  const { data } = storedTurn.safeParse(stored)
  if (!data) return null
  switch (data.outcome) {
    case 'published':
      return fillText(staffTexts.rateTurn.published, { day: write(data.day) })
    case 'unchanged':
      return fillText(staffTexts.rateTurn.nothingNew, { day: write(data.day) })
    case 'byHand':
      return fillText(staffTexts.rateTurn.byHand, { day: write(data.day) })
    case 'held':
      return fillText(staffTexts.rateTurn.waiting, { day: write(data.day) })
    case 'refused':
      return fillText(staffTexts.rateTurn.implausible, { day: write(data.day) })
    case 'failed':
      return staffTexts.rateTurn.notStored
    default:
      return fillText(staffTexts.rateTurn.silent, { reasons: reasons[data.reason] })
  }
}

function write(iso: string): string {
  return iso.split('-').reverse().join('/')
}
