import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { adminText } from '../admin-text'
import type { Bilingual } from '../fields/bilingual'
import { copyRow, rowInLanguage } from './localized-row'

const order = z.object({
  /** The page and the block that is copied. */
  from: z.object({ id: z.number().int(), row: z.string() }),
  /** The page that gets it, and the block that it stands below. */
  to: z.object({ id: z.number().int(), row: z.string() }),
})

const rows = z.looseObject({ layout: z.array(z.looseObject({ id: z.string() })).catch([]) })

const refusals = {
  stranger: { pt: 'Inicie sessão para colar blocos.', en: 'Log in to paste blocks.' },
  unclear: { pt: 'O pedido não diz que bloco colar.', en: 'The request does not say which block to paste.' },
  gone: { pt: 'O bloco copiado já não existe.', en: 'The block that was copied is no more.' },
} as const satisfies Record<string, Bilingual>

/** Copies a block below another one, on the same page or another, with its texts in both languages, into the drafts. */
export const pasteBlock: Omit<Endpoint, 'root'> = {
  path: '/paste-block',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return refuse(req, 401, refusals.stranger)
    const read = order.safeParse(await req.json?.())
    if (!read.success) return refuse(req, 400, refusals.unclear)
    const { from, to } = read.data
    const { layout } = rows.parse(await readDraft(req, from.id))
    const original = layout.find(({ id }) => id === from.row)
    if (!original) return refuse(req, 404, refusals.gone)
    const copy = copyRow(original)
    const target = rows.parse(await readDraft(req, to.id)).layout
    const position = target.findIndex(({ id }) => id === to.row)
    const index = position === -1 ? target.length : position + 1
    const pasted = [...target.slice(0, index), copy, ...target.slice(index)]
    for (const locale of locales) {
      await req.payload.update({
        collection: 'pages',
        id: to.id,
        draft: true,
        locale,
        depth: 0,
        data: { ...{ layout: pasted.map((row) => rowInLanguage(row, locale)) } },
        user: req.user,
        overrideAccess: false,
      })
    }
    return Response.json({ row: copy.id })
  },
}

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
