import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/copying.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { inLocales } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import { contentRoles, hasRole } from '../access/roles'
import { setBlocksAside } from './blocks-aside'
import { copyRow, rowInLanguage } from './localized-row'

const order = z.object({
  /** The page and the block that is copied. */
  from: z.object({ id: z.number().int(), row: z.string() }),
  /** The page that gets it. */
  to: z.number().int(),
})

const rows = z.looseObject({ layout: z.array(z.looseObject({ id: z.string() })).catch([]) })

const refusals = staffTexts.copyBlock.refusals satisfies Record<string, StaffText>

/**
 * Makes a copy of a block for a page, the same or another, and answers with it in each language. Nothing is written into the
 * page: the form puts the block where it belongs, so that it can be undone there, and its save brings both languages.
 */
export const copyBlock: Omit<Endpoint, 'root'> = {
  path: '/copy-block',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, contentRoles)) return refuse(req, 401, refusals.stranger)
    const read = order.safeParse(await req.json?.())
    if (!read.success) return refuse(req, 400, refusals.unclear)
    const { from, to } = read.data
    const { layout } = rows.parse(await readDraft(req, from.id))
    const original = layout.find(({ id }) => id === from.row)
    if (!original) return refuse(req, 404, refusals.gone)
    await readDraft(req, to)
    const copy = copyRow(original)
    await setBlocksAside(req.payload, { page: to, origin: `pages/${from.id}` }, [copy])
    return Response.json({ block: inLocales((locale) => rowInLanguage(copy, locale)) })
  },
}

/** @throws when there is no such page, or none that this person may read. */
function readDraft({ payload, user }: PayloadRequest, id: number): Promise<unknown> {
  return payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    user,
    overrideAccess: false,
  })
}

function refuse(req: PayloadRequest, status: number, text: StaffText): Response {
  return Response.json({ errors: [{ message: adminText(req, text) }] }, { status })
}
