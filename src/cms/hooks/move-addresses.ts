import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { onceFree } from '@/src/database/claim'
import { runAsOne } from '@/src/database/statements'
import { adminText } from '@/src/fields/admin-text'
import { isDraftSave } from '@/src/payload-fixes/save-arguments'
import { log } from '@/src/platform/log'
import type { AddressedCollection } from '../addresses/addressed-collections'
import { carryOutMove } from '../addresses/carry-out-move'
import { findMoveProblem } from '../addresses/find-move-problem'
import { type PlannedMove, toMoveKey } from '../addresses/move'
import { toUndoStatements } from '../addresses/move-statements'
import { planMoves } from '../addresses/plan-moves'

/**
 * Before a document's new address becomes public: finds out what moves with it in which language, refuses when something stands
 * in the way, and notes the plan, so that a crash between the document and the rest can be mended.
 *
 * Runs after `computePath`.
 */
export const planAddressMove =
  (collection: AddressedCollection): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update' || isDraftSave(req) || typeof originalDoc?.id !== 'number') return data
    const planned = await planMoves({ collection, id: originalDoc.id, document: { ...originalDoc, ...data }, req })
    if (planned === null) return data
    if ('refusal' in planned) refuse(collection, req, adminText(req, planned.refusal))
    for (const move of planned.moves) {
      const problem = await findMoveProblem(req.payload, move)
      if (problem) refuse(collection, req, adminText(req, problem))
    }
    await req.payload.kv.set(toMoveKey(planned), planned)
    plansOf(req).set(toMoveKey(planned), planned)
    return data
  }

/** After the document is stored: moves what is below it and writes the redirects. When that fails, the address stays as it was. */
export const carryOutAddressMove =
  (collection: AddressedCollection): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const key = toMoveKey({ collection, id: doc.id })
    const plan = plansOf(req).get(key)
    if (!plan) return doc
    plansOf(req).delete(key)
    try {
      // Another process that begins meanwhile would take it for interrupted; if it is at it first, it does the same.
      await onceFree(key, () => carryOutMove(req.payload, plan))
    } catch (error) {
      log.error('An address could not be changed and stays as it was', { key, error })
      await runAsOne(req.payload, toUndoStatements(plan))
      throw new APIError(adminText(req, staffTexts.moveAddresses.carryOutAddressMove), 500, null, true)
    }
    return doc
  }

function refuse(collection: AddressedCollection, req: PayloadRequest, message: string): never {
  throw new ValidationError({ collection, errors: [{ path: 'slug', message }], req })
}

/** The moves of the saves that a request has under way: an operation on many documents shares one request. */
const plans = new WeakMap<object, Map<string, PlannedMove>>()

function plansOf(req: PayloadRequest): Map<string, PlannedMove> {
  const known = plans.get(req) ?? new Map<string, PlannedMove>()
  plans.set(req, known)
  return known
}
