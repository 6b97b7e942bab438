import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { adminText } from '@/src/fields/admin-text'
import type { Bilingual } from '@/src/fields/bilingual'
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

const refusals = {
  stranger: { pt: 'Inicie sessão para copiar blocos.', en: 'Log in to copy blocks.' },
  unclear: { pt: 'O pedido não diz que bloco copiar.', en: 'The request does not say which block to copy.' },
  gone: { pt: 'O bloco copiado já não existe.', en: 'The block that was copied is no more.' },
} as const satisfies Record<string, Bilingual>

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
    return Response.json({ block: { pt: rowInLanguage(copy, 'pt'), en: rowInLanguage(copy, 'en') } })
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

function refuse(req: PayloadRequest, status: number, text: Bilingual): Response {
  return Response.json({ errors: [{ message: adminText(req, text) }] }, { status })
}
