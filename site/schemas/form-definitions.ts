import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { jobApplication } from './job-application/definition'
import { newsletter } from './newsletter/definition'
import { whistleblowingReport } from './whistleblowing-report/definition'

/** Of the forms that a new site begins with, those that tests and examples need, by the name of their folder. */
export const formDefinitions: Readonly<Record<string, FormDefinition>> = {
  'job-application': parseFormDefinition(jobApplication),
  newsletter: parseFormDefinition(newsletter),
  'whistleblowing-report': parseFormDefinition(whistleblowingReport),
}
