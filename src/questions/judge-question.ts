import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/questions.json' with { type: 'json' }
import { fillText, type StaffText } from '@/src/i18n/staff-text'

/** What can be compared with: Payload has further operators, for places, that no field here understands. */
const operators: ReadonlySet<string> = new Set([
  'contains',
  'equals',
  'exists',
  'greater_than',
  'greater_than_equal',
  'in',
  'less_than',
  'less_than_equal',
  'like',
  'not_equals',
  'not_in',
  'not_like',
])

const listOperators: ReadonlySet<string> = new Set(['in', 'not_in'])

/** How much one question may hold. */
const most = { conditions: 100, nesting: 8, listed: 500, text: 2_000, sorts: 5 } as const

/** How much a stranger is answered at once. */
const ofStrangers = { documents: 100, depth: 3 } as const

const plain = z.union([z.string().max(most.text), z.number(), z.boolean(), z.null(), z.undefined(), z.date()])
const listed = z.union([plain, z.array(plain).max(most.listed)])
const condition = z.record(z.string(), z.unknown())

const whole = z.number().int().min(0)
const question = z.object({
  where: z.unknown().optional(),
  sort: z.union([z.string().max(most.text), z.array(z.string().max(most.text)).max(most.sorts)]).nullish(),
  limit: whole.nullish(),
  page: whole.nullish(),
  depth: whole.nullish(),
  id: z.union([z.number().int(), z.string()]).nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
})

const unreadable: StaffText = staffTexts.judgeQuestion.unreadable
const tooMuch: StaffText = fillText(staffTexts.judgeQuestion.tooMuch, {
  documents: ofStrangers.documents,
  depth: ofStrangers.depth,
})

/**
 * Why an operation cannot be carried out as it is asked for; null when it can. Whether a field exists and may be asked for, Payload
 * says itself; what it hands on to SQL unseen is looked at here.
 */
export function judgeQuestion(asked: unknown, { isStranger }: { isStranger: boolean }): StaffText | null {
  const { data } = question.safeParse(asked)
  if (!data || countConditions(data.where) > most.conditions) return unreadable
  if (!isStranger) return null
  const { limit, depth } = data
  const isGreedy = limit === 0 || (limit ?? 0) > ofStrangers.documents || (depth ?? 0) > ofStrangers.depth
  return isGreedy ? tooMuch : null
}

/** How many comparisons a `where` makes; infinitely many when it is none. */
function countConditions(where: unknown, nesting = 0): number {
  if (where === undefined || where === null) return 0
  const { data } = condition.safeParse(where)
  if (!data || Array.isArray(where) || nesting > most.nesting) return Number.POSITIVE_INFINITY
  let count = 0
  for (const [name, value] of Object.entries(data)) {
    if (/^(?:and|or)$/i.test(name)) {
      const parts = z
        .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
        .nullish()
        .safeParse(value)
      if (!parts.success) return Number.POSITIVE_INFINITY
      for (const part of Object.values(parts.data ?? {})) count += 1 + countConditions(part, nesting + 1)
    } else count += isReachable(name) ? countOperators(value) : Number.POSITIVE_INFINITY
  }
  return count
}

/**
 * Whether a path leads through one document at most. Through more, Payload checks the last of them without waiting for what it finds:
 * beside a path that is none, that is a failure which nobody catches.
 */
function isReachable(path: string): boolean {
  return path.replace(/^version\./, '').split('.').length <= 2
}

function countOperators(comparison: unknown): number {
  const { data } = condition.safeParse(comparison)
  if (!data) return Number.POSITIVE_INFINITY
  const isSound = Object.entries(data).every(
    ([name, value]) => operators.has(name) && (listOperators.has(name) ? listed : plain).safeParse(value).success,
  )
  return isSound ? Object.keys(data).length : Number.POSITIVE_INFINITY
}
