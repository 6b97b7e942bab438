import { z } from 'zod'
import { caseState } from '@/src/inbox/cases/case-state'
import { type CaseQuery, caseViews } from '@/src/inbox/cases/find-cases'
import { inboxHref } from './inbox-texts'

const word = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable()
    .catch(null)
    .default(null)

const asked = z.object({
  view: z.enum(caseViews).catch('open'),
  state: caseState.nullable().catch(null).default(null),
  formKey: word(100),
  tag: word(30),
  reference: word(40),
  inbox: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .nullable()
    .catch(null)
    .default(null),
  page: z.coerce.number().int().positive().catch(1),
  case: z.coerce.number().int().positive().nullable().catch(null).default(null),
  alone: z.literal('1').nullable().catch(null).default(null),
})

/** What the inbox is asked to show, by its address. */
export type InboxQuery = CaseQuery & {
  /** The number of the case that is open. */
  case: number | null
  /** Whether the case stands without the list. */
  alone: boolean
}

/** Reads an address. What it says in vain is left out. */
export function parseInboxQuery(searchParams: unknown): InboxQuery {
  const { alone, ...query } = asked.parse(searchParams ?? {})
  return { ...query, alone: alone === '1' }
}

/** The address that shows something else of the same. */
export function toInboxHref(query: InboxQuery, change: Partial<InboxQuery> = {}): string {
  const { view, state, formKey, tag, reference, inbox, page, case: open, alone } = { ...query, ...change }
  const said = Object.entries({
    view: view === 'open' ? '' : view,
    state: state ?? '',
    formKey: formKey ?? '',
    tag: tag ?? '',
    reference: reference ?? '',
    inbox: inbox === null ? '' : String(inbox),
    page: page === 1 ? '' : String(page),
    case: open === null ? '' : String(open),
    alone: alone ? '1' : '',
  }).filter(([, value]) => value !== '')
  const search = new URLSearchParams(said).toString()
  return `${inboxHref}${search ? `?${search}` : ''}${open === null ? '' : '#case'}`
}
