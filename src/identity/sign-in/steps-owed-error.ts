import { APIError, type PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import type { Step } from './steps-owed'

/** What a login still needs. */
export type Owed = { ticket: string; steps: [Step, ...Step[]] }

const text = staffTexts.stepsOwed.oneMore

/** The first factor was right, and there is no session: the ticket and the names of the steps are all that is answered. */
export class StepsOwed extends APIError<Owed> {
  readonly owed: Owed

  constructor(req: PayloadRequest, owed: Owed) {
    super(adminText(req, text), 403, owed, true)
    this.owed = owed
  }
}
