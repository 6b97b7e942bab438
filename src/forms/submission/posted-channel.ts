import { randomUUID } from 'node:crypto'
import type { Day } from '@/src/country/calendar'
import { openProcessChannel } from '@/src/platform/process-channel'
import type { JsonObject } from '../definition/json'
import type { FormStep } from '../pages/form-step'
import type { AnswerError } from '../validation/validate-answers'

/** What a form is shown again with. Only the process that draws it ever sees it: it is in no address and on no disk. */
export type PostedForm = {
  /** As typed, without files; of a form of pages, on the page that is shown. */
  values: JsonObject
  /** The page that is shown, of a form of pages. */
  step?: FormStep
  errors: readonly AnswerError[]
  /** Said above the form: that another version is in force, that the bank could not keep what was sent, or not read what a page carried. */
  notice: 'changed' | 'failed' | 'lost' | null
  /** What opens the saved form that this one was drawn from, sealed, for the page to carry. */
  saved?: string
  /** What opens the files that are held until it is sent, sealed, for the page to carry. */
  held?: string
  /** It was opened again: until when it is kept, and what of it the form does not take any more, by name. */
  returned?: { lastDay: Day; unfit: readonly string[] }
  /** It was saved and is not shown: the code in groups, null where it was known already, and until when it is kept. */
  kept?: { code: string | null; lastDay: Day }
  /** It was received: its number, and the code in groups by which it is followed. */
  sent?: { reference: string; code: string }
  /** No form, but a case that somebody follows by its code. */
  followed?: FollowedOnPage
  /** Where it begins, by the way to an answer, when something was added or removed. */
  focus?: string
  /** Where it stands on the page that it was posted from, to be put there again; none for the form's own page. */
  place?: FormPlacing
}

/** A case as its sender sees it on the page of their code. */
export type FollowedOnPage = {
  reference: string
  /** The name of the form, in the language of the page. */
  title: string
  receivedOn: Day
  state: 'new' | 'work' | 'waiting' | 'answered' | 'done'
  /** The oldest first. */
  messages: readonly { from: 'bank' | 'sender'; at: string; text: string }[]
  /** What finds the case, sealed, for the page to carry. */
  ticket: string
  /** What became of an answer that was posted. */
  said: 'taken' | 'noText' | 'tooLong' | 'failed' | null
  /** What was typed, where it was not taken. */
  text: string
}

/** How a page shows a form. */
export type FormPlacing = {
  /** Begins the ids of its elements. */
  id: string
  headingLevel: 2 | 3
  /** The address of the page. */
  page: string
}

/** What was posted is known to the listener, and drawn by Next. */
const postedForms = openProcessChannel<string, PostedForm>('sona:posted-form')

/** The header that names what a form is drawn with, on the publishing engine's private socket. */
export const postedHeader = 'x-sona-posted'

/** Makes a form known to whoever draws it while the work is under way. @param work gets the token for {@link postedHeader}. */
export async function withPostedForm<Result>(
  posted: PostedForm,
  work: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = randomUUID()
  const forget = postedForms.answer((asked) => (asked === token ? posted : null))
  try {
    return await work(token)
  } finally {
    forget()
  }
}

/** The form that a token stands for; null when there is none. */
export function findPostedForm(token: string | null): PostedForm | null {
  return token === null ? null : postedForms.ask(token)
}
