import type { Endpoint, GlobalBeforeOperationHook } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { noteRefusal } from '@/src/audit/note-refusal'
import { refusal } from '@/src/fields/refusal'
import type { GovernedGlobal } from '@/src/governance/subject'
import { restoreGlobalAsDraft } from '@/src/payload-fixes/restore-global'
import { permittedWrite } from '../access/permit'
import { personOf } from '../access/person'
import { withOwnPast } from '../contributions/brought-along'
import { toWritten } from './keep-draft'

/** Where people bring an earlier version of a global back, as a draft. Others may have written what it holds. */
export function restoreEndpoint(slug: GovernedGlobal): Endpoint {
  return restoreGlobalAsDraft({ slug, requirePerson: personOf, toContext: withOwnPast, toWritten })
}

/** The other ways to the same operation stay closed to people. */
export const refuseGlobalRestore: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'restoreVersion' || !req.user || permittedWrite(req)) return args
  await noteRefusal(req, `globals/${global.slug}`, 'A version is restored as a draft only')
  throw refusal(req, 403, staffTexts.restoreAsDraft.refuseGlobalRestore)
}
