import type { CollectionBeforeChangeHook } from 'payload'
import type { Submission } from '@/src/stored-types/payload-types'
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
  if ((originalDoc.inbox ?? null) !== (now.inbox ?? null)) {
    const names = new Map((await readInboxes(payload)).map(({ id, name }) => [id, name]))
    const nameOf = (id: number | null | undefined) => (id ? (names.get(id) ?? String(id)) : '')
    await record('moved', nameOf(originalDoc.inbox), nameOf(now.inbox))
  }
  return next
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
