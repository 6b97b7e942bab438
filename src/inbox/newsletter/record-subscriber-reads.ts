import type { CollectionAfterOperationHook } from 'payload'
import { z } from 'zod'
import { newsletterFormKey } from '@/src/submissions/newsletter-steps'
import { recordRead } from '../record-read'

const many = z.object({ docs: z.array(z.unknown()) })
const distinct = z.object({ values: z.array(z.unknown()) })
const counted = z.object({ totalDocs: z.number() })

/**
 * Writes down every look at the addresses of subscribers, lists and counts among them: an address can be told from the number of
 * those that a filter finds. Nobody but compliance comes here at all.
 *
 * @throws when it cannot be written: what is not recorded is not shown.
 */
export const recordSubscriberReads: CollectionAfterOperationHook<'subscribers'> = async ({
  args,
  overrideAccess,
  req,
  result,
}) => {
  if (overrideAccess || !req.user) return result
  const isFiltered = 'where' in args && Boolean(args.where)
  await recordRead(req, {
    action: isFiltered ? 'search' : 'read',
    formKey: newsletterFormKey,
    audience: 'staff',
    count: countOf(result),
  })
  return result
}

function countOf(result: unknown): number {
  const total = counted.safeParse(result).data?.totalDocs
  return total ?? many.safeParse(result).data?.docs.length ?? distinct.safeParse(result).data?.values.length ?? 1
}
