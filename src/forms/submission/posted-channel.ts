import { randomUUID } from 'node:crypto'
import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { JsonObject } from '../definition/json'
import type { AnswerError } from '../validation/validate-answers'

/** What a form is shown again with. Only the process that draws it ever sees it: it is in no address and on no disk. */
export type PostedForm = {
  /** As typed, without files. */
  values: JsonObject
  errors: readonly AnswerError[]
  /** Said above the form. */
  notice: 'changed' | null
  /** Where it stands on the page that it was posted from, to be put there again; none for the form's own page. */
  place?: FormPlacing
}

/** How a page shows a form. */
export type FormPlacing = {
  /** Begins the ids of its elements. */
  id: string
  headingLevel: 2 | 3
  /** The address of the page. */
  page: string
}

/** As with search: what draws pages has modules of its own, and meets the listener at a named channel. */
const name = 'sona:posted-form'

/** The header that names what a form is drawn with, on the publishing engine's private socket. */
export const postedHeader = 'x-sona-posted'

type Asked = { token: string; answer: PostedForm | null }

/** Makes a form known to whoever draws it while the work is under way. @param work gets the token for {@link postedHeader}. */
export async function withPostedForm<Result>(
  posted: PostedForm,
  work: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = randomUUID()
  const onAsked = (message: unknown) => {
    if (isAsked(message) && message.token === token) message.answer = posted
  }
  subscribe(name, onAsked)
  try {
    return await work(token)
  } finally {
    unsubscribe(name, onAsked)
  }
}

/** The form that a token stands for; null when there is none. */
export function findPostedForm(token: string | null): PostedForm | null {
  if (token === null) return null
  const asked: Asked = { token, answer: null }
  channel(name).publish(asked)
  return asked.answer
}

function isAsked(message: unknown): message is Asked {
  return typeof message === 'object' && message !== null && 'token' in message && 'answer' in message
}
