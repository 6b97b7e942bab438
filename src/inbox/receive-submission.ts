import type { Payload } from 'payload'
import { senderAnswerKey } from '@/src/submissions/followed/followed-case'
import { newsletterFormKey, readStepKey } from '@/src/submissions/newsletter-steps'
import type { QueuedSubmission } from '@/src/submissions/queued-submission'
import { takeSenderAnswer } from './followed/take-sender-answer'
import { subscribe, takeNewsletterStep } from './newsletter/subscribe'
import { notifyStaff } from './notify-staff'
import { takeSubmission } from './take-submission'

/** Does with a queued submission what its form is for. Doing it again changes nothing. @throws when it cannot be done now. */
export async function receiveSubmission(payload: Payload, queued: QueuedSubmission): Promise<void> {
  const { submission } = queued
  const step = readStepKey(submission.formKey)
  if (step) return takeNewsletterStep(payload, step, submission)
  if (submission.formKey === senderAnswerKey) return takeSenderAnswer(payload, submission)
  if (submission.formKey === newsletterFormKey) return subscribe(payload, submission)
  await takeSubmission(payload, queued)
  // Also when it was taken before: the process may have been killed just then. A message is sent once.
  await notifyStaff(payload, submission)
}
