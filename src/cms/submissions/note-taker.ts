import type { CollectionBeforeChangeHook } from 'payload'
import type { Submission } from '@/src/stored-types/payload-types'

/** Who takes a submission out of the new ones has it; who puts it back has it no more. */
export const noteTaker: CollectionBeforeChangeHook<Submission> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !req.user || !data.state) return data
  if (data.state === 'new') return { ...data, takenBy: null }
  return originalDoc?.takenBy ? data : { ...data, takenBy: req.user.name }
}
