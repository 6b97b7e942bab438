import type { Endpoint, GlobalBeforeOperationHook } from 'payload'
import { locales } from '@/src/i18n/locales'
import { noteRefusal } from '../audit/note-refusal'
import { withOwnPast } from '../contributions/brought-along'
import { toWritten } from './keep-draft'
import { permittedWrite } from './permit'
import { personOf } from './person'
import { refusal } from './refusal'
import type { GovernedGlobal } from './subject'

/**
 * Brings an old version of a global back as its draft, in both languages. Payload's own address writes it over what the public
 * sees at once, past every hook that judges a save, even when a draft is asked for.
 */
export function restoreGlobalAsDraft(slug: GovernedGlobal): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      personOf(req)
      const own = { slug, depth: 0, overrideAccess: false, user: req.user } as const
      const id = String(req.routeParams?.['id'])
      // Others may have written what it holds.
      const context = withOwnPast()
      const versions = []
      for (const locale of locales) versions.push(await req.payload.findGlobalVersionByID({ ...own, id, locale }))
      for (const [index, locale] of locales.entries()) {
        const data = toWritten(versions[index]?.version ?? {})
        await req.payload.updateGlobal({
          ...own,
          locale,
          draft: true,
          data,
          context,
          req: { i18n: req.i18n, t: req.t },
        })
      }
      const doc = await req.payload.findGlobal({ ...own, draft: true })
      return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
    },
  }
}

/** The other ways to the same operation stay closed to people. */
export const refuseGlobalRestore: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'restoreVersion' || !req.user || permittedWrite(req)) return args
  await noteRefusal(req, `globals/${global.slug}`, 'A version is restored as a draft only')
  throw refusal(req, 403, {
    pt: 'Uma versão anterior recupera-se como rascunho, no CMS, e segue para revisão.',
    en: 'An earlier version is restored as a draft, in the CMS, and submitted for review.',
  })
}
