import type { CollectionBeforeChangeHook, Payload } from 'payload'
import type { Submission, User } from '@/src/stored-types/payload-types'
import { readInboxes } from '../inboxes/read-inboxes'
import { caseState } from './case-state'
import { recordStep } from './record-step'

/**
 * Writes down what a person changes of a case, by whatever interface it comes. Who takes a submission out of the new ones has it; who
 * puts it back has it no more.
 */
export const noteCaseSteps: CollectionBeforeChangeHook<Submission> = async ({ data, originalDoc, operation, req }) => {
  const { user, payload } = req
  // What retention does is written down where readings are.
  if (operation !== 'update' || !user || !originalDoc) return data
  const { id, reference, formKey, audience } = originalDoc
  const record = (kind: 'state' | 'assigned' | 'due' | 'tags' | 'moved', before: string, after: string) =>
    before === after
      ? null
      : recordStep(payload, { user, of: { id, reference, formKey, audience }, step: { kind, before, after } })
  const next = { ...data, ...toTaker({ ...originalDoc, ...data }, originalDoc, user) }
  // What is no state is refused by the field, and nothing happened.
  if (!caseState.safeParse(next.state).success) return data
  await record('state', originalDoc.state, next.state ?? originalDoc.state)
  const now = { ...originalDoc, ...next }
  await record('assigned', originalDoc.takenBy ?? '', now.takenBy ?? '')
  await record('due', originalDoc.dueOn ?? '', now.dueOn ?? '')
  await record('tags', toWords(originalDoc.tags), toWords(now.tags))
  if (isOther(originalDoc.inbox, now.inbox)) {
    const names = new Map((await readInboxes(payload)).map((inbox) => [inbox.id, inbox.name]))
    const nameOf = (inbox: number | null | undefined) => (inbox ? (names.get(inbox) ?? String(inbox)) : '')
    await record('moved', nameOf(originalDoc.inbox), nameOf(now.inbox))
  }
  if (isOther(originalDoc.repeats, now.repeats)) await noteRepetition(payload, user, { before: originalDoc, now })
  return next
}

function isOther(before: number | null | undefined, after: number | null | undefined): boolean {
  return (before ?? null) !== (after ?? null)
}

/** Both histories say which case repeats which, or does no more. */
async function noteRepetition(
  payload: Payload,
  user: Pick<User, 'id' | 'name' | 'role'>,
  { before, now }: { before: Submission; now: Pick<Submission, 'repeats'> },
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { id: { in: [before.repeats ?? 0, now.repeats ?? 0] } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever takes the step reads them, which the step asks
  })
  const repeated = docs.find(({ id }) => id === now.repeats)
  const step = { kind: 'repetition', before: before.reference, after: repeated?.reference ?? '' } as const
  for (const of of [before, ...docs]) await recordStep(payload, { user, of, step })
}

type Taken = Pick<Submission, 'state' | 'assignee' | 'takenBy'>

/** Who has a case once its state changes: nobody a new one, and whoever begins with one that nobody had. */
function toTaker(after: Taken, before: Taken, user: { id: number; name: string }): Partial<Taken> {
  const isGiven = after.assignee !== before.assignee
  if (after.state === before.state || isGiven) return {}
  if (after.state === 'new') return { assignee: null, takenBy: null }
  return before.takenBy ? {} : { assignee: user.id, takenBy: user.name }
}

function toWords(tags: readonly string[] | null | undefined): string {
  return [...(tags ?? [])].sort().join(', ')
}
