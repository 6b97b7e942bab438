import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { answerChanges } from '@/src/payload-fixes/answer-changes'

/** What the form of a document asks while somebody types in it, and after saving. */
export const answerForm = answerChanges(buildFormStateHandler)
