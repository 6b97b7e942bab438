/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/16180
 * Test: src/cms/workflow/workflow.test.ts, src/cms/workflow/every-way.test.ts
 * Goes when: hooks before and after a change are told whether a draft is saved, by hand or by itself, and for which languages.
 */
import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'

const flag = z.unknown().transform(Boolean).default(false)
const saveArguments = z.object({
  draft: flag,
  autosave: flag,
  publishAllLocales: flag,
  unpublishAllLocales: flag,
  data: z.object({ _status: z.unknown() }).partial().catch({}).default({}),
})

/** How a save was asked for. */
type Save = { draft: boolean; allLocales: boolean; autosave: boolean; restore: boolean }

const save = z.object({ draft: z.boolean(), allLocales: z.boolean(), autosave: z.boolean(), restore: z.boolean() })
const notNoted: Save = { draft: false, allLocales: false, autosave: false, restore: false }

/**
 * Notes how a save was asked for: the hooks after it are not told whether a draft is being put beside a published document
 * (harmless) or the published document itself is being changed.
 */
export const noteSaveArguments: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') note(req, args)
  if (operation === 'restoreVersion') noteRestore(req, args)
  return args
}

/** The same for globals. */
export const noteGlobalSaveArguments: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') note(req, args)
  if (operation === 'restoreVersion') noteRestore(req, args)
  return args
}

function note(req: PayloadRequest, args: unknown): void {
  const { draft, autosave, publishAllLocales, unpublishAllLocales, data } = saveArguments.parse(args)
  const allLocales = publishAllLocales || unpublishAllLocales
  const isDraft = draft && data._status !== 'published' && !allLocales
  req.context['save'] = { draft: isDraft, allLocales, autosave, restore: false } satisfies Save
}

function noteRestore(req: PayloadRequest, args: unknown): void {
  const { draft } = saveArguments.parse(args)
  req.context['save'] = { ...notNoted, draft, restore: true } satisfies Save
}

/** How the save under way was asked for. */
export function saveUnderWay(req: PayloadRequest): Save {
  return save.safeParse(req.context['save']).data ?? notNoted
}

/** Whether the save under way only puts a draft beside what the public sees. */
export function isDraftSave(req: PayloadRequest): boolean {
  return saveUnderWay(req).draft
}
