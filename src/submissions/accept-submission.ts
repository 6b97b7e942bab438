import { env } from '@/src/platform/env'
import { type Accepted, type AcceptedForm, openAcceptance } from './open-acceptance'
import { openSpool } from './spool'
import { spoolDirectory, submissionSecret } from './submission-places'

let acceptance: ReturnType<typeof openAcceptance> | undefined

/**
 * Keeps what was sent with a form. When the promise ends it is on the disk and will reach the inbox, whatever becomes of this
 * process, of the CMS and of the database; only then may the visitor be told so.
 *
 * @returns the number by which sender and bank speak of it, and the code to follow it where there is one: the same when the same is sent again.
 * @throws when it cannot be kept, as on a full disk: the visitor must be told that it failed.
 */
export function acceptSubmission(form: AcceptedForm): Promise<Accepted> {
  acceptance ??= openAcceptance({
    spool: openSpool(spoolDirectory(env.dataDirectory)),
    secret: submissionSecret(env.dataDirectory),
  })
  return acceptance.accept(form)
}
