import { type AfterErrorHook, APIError, Locked } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { lockedText } from '../locks/locked-text'
import { isCallersFault } from '../questions/callers-fault'

const unreadable = {
  pt: 'Não se consegue ler o que foi enviado.',
  en: 'What was sent cannot be read.',
} as const

/**
 * Gives a refusal its sentence. Payload writes the message of an error without data only when the error's class has a name, and a
 * production build takes the names of classes away: every refusal would read "An unknown error occurred". That a
 * document is locked it says in English only, with a number. And what cannot be read it takes for a failure of its own.
 */
export const sayRefusal: AfterErrorHook = ({ error, req }) => {
  if (isCallersFault(error)) {
    const message = req.i18n ? adminText(req, unreadable) : `${unreadable.pt} ${unreadable.en}`
    return { status: 400, response: { errors: [{ message }] } }
  }
  if (!(error instanceof APIError) || !error.isPublic || error.data) return undefined
  const message = error instanceof Locked ? adminText(req, lockedText) : error.message
  return { response: { errors: [{ message }] } }
}
