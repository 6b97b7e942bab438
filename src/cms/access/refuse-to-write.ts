import type { CollectionBeforeOperationHook } from 'payload'
import staffTexts from '@/messages/staff/cms/audit.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'

/** Rows are written below this API, by `appendAudit` and its like. Whoever comes through it, trusted code included, only reads. */
export const refuseToWrite: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'read' || operation === 'countVersions') return args
  throw refusal(req, 403, staffTexts.auditLog.refuseToWrite)
}
