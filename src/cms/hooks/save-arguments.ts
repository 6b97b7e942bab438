import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

type SaveArguments = { draft?: unknown; publishAllLocales?: unknown; unpublishAllLocales?: unknown; data?: unknown }

/**
 * Notes how a save was asked for: the hooks after it are not told whether a draft is being put beside a published document
 * (harmless) or the published document itself is being changed.
 */
export const noteSaveArguments: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'updateByID') {
    const { draft, publishAllLocales, unpublishAllLocales, data }: SaveArguments = args
    const publishes = typeof data === 'object' && data !== null && '_status' in data && data._status === 'published'
    const allLocales = Boolean(publishAllLocales) || Boolean(unpublishAllLocales)
    req.context['save'] = { draft: Boolean(draft) && !publishes && !allLocales, allLocales }
  }
  return args
}

/** Whether the save under way only puts a draft beside what the public sees. */
export function isDraftSave(req: PayloadRequest): boolean {
  return readFlag(req, 'draft')
}

/** Whether the save under way publishes or unpublishes every language at once. */
export function isSaveOfAllLocales(req: PayloadRequest): boolean {
  return readFlag(req, 'allLocales')
}

function readFlag(req: PayloadRequest, flag: 'allLocales' | 'draft'): boolean {
  const save = req.context['save']
  return (
    typeof save === 'object' &&
    save !== null &&
    flag in save &&
    Object.entries(save).some(([name, on]) => name === flag && on === true)
  )
}
