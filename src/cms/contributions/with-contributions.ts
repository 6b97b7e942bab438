import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { bringAlong, ownPast } from './brought-along'

/**
 * A collection in which those are known who wrote what a save brings along: an earlier version, or the document that a copy is made of.
 * Who saves is noted where it is stored (`withNotedWriters`).
 */
export function withContributions(config: CollectionConfig): CollectionConfig {
  const { hooks = {} } = config
  return { ...config, hooks: { ...hooks, beforeOperation: [noteOrigin, ...(hooks.beforeOperation ?? [])] } }
}

/** Notes where what is written comes from. */
export const noteOrigin: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'restoreVersion') bringAlong(req, ownPast)
  if (operation === 'create' && 'duplicateFromID' in args && args.duplicateFromID !== undefined)
    bringAlong(req, `${collection.slug}/${args.duplicateFromID}`)
  return args
}
