import type { CollectionBeforeDeleteHook } from 'payload'
import staffTexts from '@/messages/staff/cms/usage.json' with { type: 'json' }
import { runAsOne } from '@/src/database/statements'
import { adminText } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { fillText, toStaffLanguage } from '@/src/i18n/staff-text'
import { addressTables } from '../addresses/address-tables'
import { addressedCollections } from '../addresses/addressed-collections'
import { removeRedirects } from '../addresses/redirect-statements'

import { findUses } from './find-uses'
import { readGraph, titleOf } from './read-graph'

/** The most names that a refusal says; the document's own list has them all. */
const mostNames = 10

/**
 * Refuses to delete what something else shows or leads to, and says what that is. Redirects do not hold a document: they go
 * with it.
 */
export const refuseDeletingUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const target = { collection: collection.slug, id: Number(id) }
  const uses = findUses(await readGraph(req.payload), target)
  const language = toStaffLanguage(req.i18n.language)
  if (uses.length > 0) {
    const names = uses.slice(0, mostNames).map(({ node, isDraftOnly }) => {
      const draft = isDraftOnly ? adminText(req, staffTexts.refuseDeletingUsed.names.draft) : ''
      return `${titleOf(node, language)}${draft}`
    })
    const more = uses.length > mostNames ? ' …' : ''
    throw refusal(
      req,
      409,
      fillText(staffTexts.refuseDeletingUsed.isUsed, { count: uses.length, names: names.join('; '), more }),
    )
  }
  const addressed = addressedCollections.find((slug) => slug === collection.slug)
  if (!addressed) return
  const { redirectColumn } = addressTables[addressed]
  await runAsOne(req.payload, removeRedirects(`${redirectColumn} = ?`, target.id))
}
