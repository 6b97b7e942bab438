import type { InboxRoute, StoredInbox } from './inbox-plan'

type Sent = { form: number; answers: Readonly<Record<string, unknown>> }

/**
 * The inbox that something sent comes into. What is routed by an answer goes first, in the order of the inboxes' numbers and of their rows;
 * then the inbox that the whole form comes into. The same inboxes and answers always give the same.
 *
 * @returns null where no inbox takes it: whoever reads its audience does.
 */
export function chooseInbox(inboxes: readonly StoredInbox[], sent: Sent): StoredInbox | null {
  const inOrder = inboxes.toSorted((one, other) => one.id - other.id)
  return (
    inOrder.find(({ routes }) => routes.some((route) => isMet(route, sent))) ??
    inOrder.find(({ forms }) => forms.includes(sent.form)) ??
    null
  )
}

function isMet({ form, question, values }: InboxRoute, sent: Sent): boolean {
  if (form !== sent.form) return false
  const answer = Object.hasOwn(sent.answers, question) ? sent.answers[question] : undefined
  return [answer].flat().some((one) => values.includes(toValue(one)))
}

/** An answer as a row names it: of a yes or no, `true` or `false`. No value of a row is empty. */
function toValue(answer: unknown): string {
  return typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean' ? String(answer) : ''
}
