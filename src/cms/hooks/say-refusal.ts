import { type AfterErrorHook, APIError } from 'payload'

/**
 * Gives a refusal its sentence. Payload writes the message of an error without data only when the error's class has a name, and a
 * production build takes the names of classes away: every refusal would read "An unknown error occurred".
 */
export const sayRefusal: AfterErrorHook = ({ error }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return undefined
  return { response: { errors: [{ message: error.message }] } }
}
