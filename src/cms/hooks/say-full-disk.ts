import type { AfterErrorHook } from 'payload'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { holdFullDisk, isFullDisk } from '@/src/health/full-disk'

const text = staffTexts.sayFullDisk.notSaved

/** Says in words, with 507, that something was not kept because the disk is full; also to who cannot log in for that reason. */
export const sayFullDisk: AfterErrorHook = ({ error, req }) => {
  if (!isFullDisk(error)) return undefined
  holdFullDisk(error)
  return { status: 507, response: { errors: [{ message: adminText(req, text) }] } }
}
