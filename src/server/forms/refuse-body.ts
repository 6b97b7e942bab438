import type { IncomingMessage } from 'node:http'
import type { Answer } from '@/src/http/send'
import type { FormAnswers, FormHandler } from './form-answers'
import type { ReceptionRefusal } from './receive-body'

type Refused = {
  request: IncomingMessage
  formKey: string
  handler: Pick<FormHandler, 'limits'>
  answers: FormAnswers
  /** Whether somebody who means well may have sent too much. */
  takesFiles?: boolean
}

/** Answers a post whose body was not received, and counts what it cost. */
export function refuseBody(
  refusal: ReceptionRefusal,
  { request, formKey, handler, answers, takesFiles = false }: Refused,
): Answer {
  if (refusal === 'busy') return answers.refuse(503, 'busy')
  handler.limits.charge(request, formKey, 'junk')
  if (refusal === 'tooSlow') return answers.refuse(408, 'slow')
  if (refusal === 'tooLarge') return answers.refuse(413, takesFiles ? 'tooLarge' : 'unreadable')
  return answers.refuse(400, 'unreadable')
}
