import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { jobApplication } from './job-application/definition'
import { newsletter } from './newsletter/definition'
import { ombudsmanCase } from './ombudsman-case/definition'
import { whistleblowingReport } from './whistleblowing-report/definition'

/** The forms that a new site begins with, by the name of their folder. Staff change them in the CMS from there. */
export const formDefinitions: Readonly<Record<string, FormDefinition>> = {
  'job-application': parseFormDefinition(jobApplication),
  newsletter: parseFormDefinition(newsletter),
  'ombudsman-case': parseFormDefinition(ombudsmanCase),
  'whistleblowing-report': parseFormDefinition(whistleblowingReport),
}
