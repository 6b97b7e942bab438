import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/languages.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import { adminText } from '@/src/fields/admin-text'
import { translatedLocale } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import { judgeTranslation } from './judge-translation'
import { setAtPath } from './set-at-path'

/** Where the table of both languages saves what was written into it. */
export const translationsPath = '/translations'

const longest = 20_000
const order = z.object({
  collection: z.enum(['pages', 'people', 'tips']),
  id: z.int().positive(),
  /** The English texts by their place, each with what stood there when it was read. */
  texts: z.array(z.object({ place: z.string(), before: z.string(), text: z.string().max(longest) })).min(1),
})

const refusals = staffTexts.writeTranslations.refusals satisfies Record<string, StaffText>

/**
 * Saves texts in English into the newest draft, all of them or none. Refuses (409) what somebody else wrote meanwhile, naming the
 * fields, and waits (423) for whoever has the form open. Nothing goes live.
 */
export const writeTranslations: Endpoint = {
  path: translationsPath,
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return refuse(req, 401, refusals.stranger)
    const { data } = order.safeParse(await req.json?.().catch(() => null))
    if (!data) return refuse(req, 400, refusals.unclear)
    const { collection, id, texts } = data
    const common = {
      collection,
      id,
      draft: true,
      depth: 0,
      locale: translatedLocale,
      user,
      overrideAccess: false,
    } as const
    const draft: unknown = await payload.findByID(common)
    const known = new Map((await judgeTranslation(payload, collection, id)).map((text) => [text.place, text]))
    const changed = texts.filter(({ place, before }) => known.get(place)?.texts.en !== before)
    if (changed.length > 0) {
      const names = changed.map(({ place }) => adminText(req, known.get(place)?.label ?? inStaffLanguages(() => place)))
      return refuse(req, 409, refusals.changed, names.join('; '))
    }
    const found = texts.flatMap(({ place, text }) => {
      const { path, isRich } = known.get(place) ?? { path: '', isRich: true }
      return isRich ? [] : [{ path, text }]
    })
    if (found.length < texts.length) return refuse(req, 400, refusals.unclear)
    const written = z
      .record(z.string(), z.unknown())
      .parse(found.reduce((document, { path, text }) => setAtPath(document, path, text), draft))
    const fields = new Set(found.map(({ path }) => path.split('.')[0]))
    await payload.update({
      ...common,
      overrideLock: false, // who types in the form goes first
      data: Object.fromEntries(Object.entries(written).filter(([name]) => fields.has(name))),
    })
    return Response.json({ written: found.length })
  },
}

function refuse(req: PayloadRequest, status: number, text: StaffText, more = ''): Response {
  return Response.json({ errors: [{ message: `${adminText(req, text)} ${more}`.trim() }] }, { status })
}
