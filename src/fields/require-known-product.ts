import type { TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { fillText } from '@/src/i18n/staff-text'
import { adminText } from './admin-text'
import { relatedId } from './related-id'

const withProducts = z.object({ products: z.array(z.object({ productKey: z.string().nullish() })).catch([]) })
const siblings = z.object({ simulator: z.unknown() })

/** The product that a simulator is shown with at first must be one of its products. */
export const requireKnownProduct: TextFieldSingleValidation = async (value, { req, siblingData }) => {
  if (!value) return true
  const id = relatedId(siblings.parse(siblingData).simulator)
  const simulator =
    id === undefined
      ? null
      : await req.payload.findByID({
          collection: 'simulators',
          id,
          depth: 0,
          draft: true,
          disableErrors: true,
          req,
          // Which products there are does not depend on who is typing.
          overrideAccess: true,
        })
  const keys = withProducts.safeParse(simulator).data?.products.flatMap(({ productKey }) => productKey ?? []) ?? []
  if (keys.includes(value)) return true
  const known = keys.join(', ') || '–'
  return adminText(req, fillText(staffTexts.requireKnownProduct.unknown, { known }))
}
