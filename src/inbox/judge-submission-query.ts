import { z } from 'zod'

/** What may be asked of submissions: what finds one, and nothing of what was sent. Whatever is not named here is refused. */
const askedOf: ReadonlySet<string> = new Set([
  'id',
  'reference',
  'formKey',
  'receivedOn',
  'state',
  'takenBy',
  'assignee',
  'dueOn',
  'tags',
  'version',
  'versionHash',
  'locale',
  'audience',
  'inbox',
  'repeats',
  'isTest',
  'anonymisedOn',
])

/** The parts of a submission that hold what was sent, and what was written about it. */
const content: ReadonlySet<string> = new Set(['answers', 'files', 'notes'])

const operation = z.object({
  /** Of one submission; lists have none. */
  id: z.unknown().optional(),
  where: z.unknown().optional(),
  sort: z.unknown().optional(),
  select: z.unknown().optional(),
  populate: z.unknown().optional(),
  joins: z.unknown().optional(),
  field: z.unknown().optional(),
})

const record = z.record(z.string(), z.unknown())
const words = z.union([z.string(), z.array(z.string())])

/**
 * What an operation on submissions asks that it may not ask, whatever the interface it came by. What is found can be told from an
 * answer's number alone, so that a filter or an order by content reads it.
 *
 * @param args the arguments of Payload's operation.
 * @returns the reason in English, without a word of what was asked for; null when nothing stands against it.
 */
export function judgeSubmissionQuery(args: unknown): string | null {
  const { data } = operation.safeParse(args)
  if (!data) return 'A question that is not one'
  const { id, where, sort, select, populate, joins, field } = data
  if (!mayFilter(where)) return 'Filtered by what was sent'
  if (!maySort(sort)) return 'Sorted by what was sent'
  if (!isAbsent(field) && !(typeof field === 'string' && isAskedOf(field))) return 'Grouped by what was sent'
  if (!maySelect(select, id !== undefined)) return 'Selected a part of what was sent'
  if (!isAbsent(joins) && joins !== false && !isEmpty(joins)) return 'Joined with what was sent'
  if (!isAbsent(populate) && !mayPopulate(populate)) return 'Populated with what was sent'
  return null
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isEmpty(value: unknown): boolean {
  return Object.keys(record.catch({ unreadable: true }).parse(value)).length === 0
}

function isAskedOf(path: string): boolean {
  return askedOf.has(path)
}

/** Every path of a filter, at whatever depth of `and` and `or`; what has another shape than Payload's filters is refused. */
function mayFilter(where: unknown): boolean {
  if (isAbsent(where)) return true
  const { data } = record.safeParse(where)
  return data !== undefined && Object.entries(data).every(([path, asked]) => mayAsk(path, asked))
}

function mayAsk(path: string, asked: unknown): boolean {
  if (!['and', 'or'].includes(path.toLowerCase())) return isAskedOf(path)
  const { data } = z.union([z.array(z.unknown()), record]).safeParse(asked)
  return data !== undefined && Object.values(data).every(mayFilter)
}

function maySort(sort: unknown): boolean {
  if (isAbsent(sort)) return true
  const { data } = words.safeParse(sort)
  const paths = [data ?? 'unreadable'].flat().flatMap((text) => text.split(','))
  return paths.every((path) => isAskedOf(path.trim().replace(/^-/, '')))
}

/** One submission may be asked for in parts, which is recorded like the whole; a list has no content to select from. */
function maySelect(select: unknown, isOne: boolean): boolean {
  if (isAbsent(select)) return true
  const { data } = record.safeParse(select)
  if (!data) return false
  return Object.entries(data).every(([name, chosen]) => {
    if (!content.has(name.split(/[._[]/)[0] ?? '')) return true
    return (
      chosen === false || chosen === 'false' || (isOne && content.has(name) && (chosen === true || chosen === 'true'))
    )
  })
}

function mayPopulate(populate: unknown): boolean {
  const { data } = record.safeParse(populate)
  return data !== undefined && !Object.keys(data).includes('submissions')
}
