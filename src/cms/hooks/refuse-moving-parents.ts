import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { adminText } from '../admin-text'
import { relatedId } from './parent-path'

/**
 * Refuses to move a page that others stand below: their addresses are built from it, and changing them needs redirects in
 * the same operation, which the platform does not write yet.
 */
export const refuseMovingParents: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc?.slug) return data
  const slugChanges = data['slug'] !== undefined && data['slug'] !== originalDoc.slug
  const parentChanges = data['parent'] !== undefined && relatedId(data['parent']) !== relatedId(originalDoc.parent)
  if (!slugChanges && !parentChanges) return data
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { parent: { equals: originalDoc.id } },
    req,
    // Pages below count whether or not this editor may see them.
    overrideAccess: true,
  })
  if (totalDocs === 0) return data
  throw new ValidationError({
    collection: 'pages',
    errors: [
      {
        path: 'slug',
        message: adminText(req, {
          pt: 'Há páginas abaixo desta. O endereço não pode mudar enquanto existirem.',
          en: 'There are pages below this one. Its address cannot change while they exist.',
        }),
      },
    ],
    req,
  })
}
