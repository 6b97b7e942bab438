import { isJsonObject, type JsonObject } from '../definition/json'
import { isRuleName } from '../definition/rules'
import { type FormStep, isFormStep } from '../pages/form-step'
import type { AnswerError } from '../validation/validate-answers'
import type { FollowWords } from './form-phase'
import { isWorthTelling, postWithProgress } from './post-with-progress'

/** What became of a form that was sent. */
export type Outcome =
  | { kind: 'received'; reference: string | null; follow: FollowWords | null }
  | { kind: 'refused'; errors: AnswerError[] }
  /** Another page of the form, or the same one with what is wrong on it. */
  | { kind: 'turned'; step: FormStep; values: JsonObject; errors: AnswerError[] }
  /** Another version of the form is in force, or what its page carried is lost: what was typed has to be sent as the page would. */
  | { kind: 'changed' }
  /** Nobody answered: there is no network, or none to the bank. */
  | { kind: 'unreached' }
  | { kind: 'failed' }

/**
 * Sends a form as the page would, and asks for the answer as JSON: `{"reference": …}` when it was taken, with `follow` where there is a code, `{"errors": […]}` when
 * it was not, `{"step": …, "values": …}` when another page comes. Anything else is a failure.
 * @param tell how much of a long one is on its way, between 0 and 1.
 * @see ../../../docs/contracts/form-posts.md
 */
export async function sendForm(action: string, body: FormData, tell: (share: number) => void): Promise<Outcome> {
  const response = isWorthTelling(body) ? await postWithProgress(action, body, tell) : await post(action, body)
  if (!response) return { kind: 'unreached' }
  if (response.status === 409) return { kind: 'changed' }
  try {
    return toOutcome(response.ok, await response.json())
  } catch (error) {
    // Behind a proxy that answers for us. The visitor is told and can try again.
    reportError(error)
    return { kind: 'failed' }
  }
}

/** @returns null when nobody answered. */
async function post(action: string, body: FormData): Promise<Response | null> {
  try {
    return await fetch(action, { method: 'POST', body, headers: { Accept: 'application/json' } })
  } catch (error) {
    reportError(error)
    return null
  }
}

function toOutcome(isTaken: boolean, answer: unknown): Outcome {
  if (!isJsonObject(answer)) return { kind: 'failed' }
  const { reference, follow, errors, step, values, isLost } = answer
  const known = (Array.isArray(errors) ? errors : []).flatMap(toError)
  // The page that comes says that what it carried is lost.
  if (isLost === true) return { kind: 'changed' }
  if (isFormStep(step) && isJsonObject(values)) return { kind: 'turned', step, values, errors: known }
  if (isTaken)
    return {
      kind: 'received',
      reference: typeof reference === 'string' ? reference : null,
      follow: toFollowWords(follow),
    }
  return known.length > 0 ? { kind: 'refused', errors: known } : { kind: 'failed' }
}

function toFollowWords(follow: unknown): FollowWords | null {
  if (!isJsonObject(follow)) return null
  const { text, code, href, name } = follow
  const isWhole = [text, code, href, name].every((word) => typeof word === 'string')
  return isWhole ? { text: `${text}`, code: `${code}`, href: `${href}`, name: `${name}` } : null
}

function toError(error: unknown): AnswerError[] {
  if (!isJsonObject(error)) return []
  const { field, rule, text } = error
  return typeof field === 'string' && isRuleName(rule) && typeof text === 'string' ? [{ field, rule, text }] : []
}
