import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { inStaffLanguages, type StaffLanguage } from '@/messages/staff/languages'
import { refusal } from '@/src/fields/refusal'
import { isReason, shortestReason } from '@/src/governance/reason'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { type InboxPlan, inboxPlan, type StoredInbox, writePlan } from './inbox-plan'
import type { InboxRequest } from './inbox-request'
import { judgePlan } from './judge-plan'

const texts = staffTexts.requests

/** What a request is judged by: the inbox that it is about, as it is now, and all of them. */
export type AroundRequest = { inbox: StoredInbox; inboxes: readonly StoredInbox[] }

/** Asks for what stands in a request. @throws 400 with what is wrong with it, in sentences. */
export async function askForChange(
  req: PayloadRequest,
  asked: InboxPlan & { reason: string; proposedBy: number },
  { inbox, inboxes }: AroundRequest,
): Promise<{ state: 'asked'; before: string; decision: null }> {
  if (!isReason(asked.reason)) throw refusal(req, 400, fillText(texts.reason, { shortestReason }))
  const before = writePlan(inbox)
  if (before === writePlan(asked)) throw refusal(req, 400, texts.nothing)
  const problems = await judgePlan(req.payload, asked, { id: inbox.id, inboxes })
  if (problems.length > 0) throw refusal(req, 400, joined(problems))
  return { state: 'asked', before, decision: null }
}

/** A plan as somebody wrote it. @throws 400 when it is not complete */
export function readGiven(req: PayloadRequest, written: unknown): InboxPlan {
  const { data } = inboxPlan.safeParse(written)
  if (!data) throw refusal(req, 400, texts.unreadable)
  return data
}

/** What takes two people of something, and nothing else of it. */
export function pick({ members, forms, routes, handsOver }: InboxPlan): InboxPlan {
  return { members: [...members], forms: [...forms], routes: [...routes], handsOver }
}

/** The parts of a plan that somebody wrote. */
export function pickGiven({ members, forms, routes, handsOver }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ members, forms, routes, handsOver }).filter(([, value]) => value !== undefined),
  )
}

/** A request without what the CMS keeps of it, to be written again. */
export function kept({ id: _id, createdAt: _createdAt, ...request }: InboxRequest) {
  return { ...request, decision: null }
}

/** Several sentences as one text. */
export function joined(problems: readonly StaffText[]): StaffText {
  return inStaffLanguages((language: StaffLanguage) => problems.map((problem) => problem[language]).join(' '))
}
