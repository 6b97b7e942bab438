/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: docs/upstream/payload-restore-global.md, https://github.com/payloadcms/payload/issues/2404
 * Test: src/cms/workflow/restore.test.ts
 * Goes when: restoring a version of a global as a draft leaves what is public as it is, and runs the hooks of a change.
 */
import type { Endpoint, GlobalSlug, PayloadRequest, RequestContext } from 'payload'
import { locales } from '@/src/i18n/locales'

type RestoreOptions = {
  slug: GlobalSlug
  /** @throws when whoever asks may not. */
  requirePerson: (req: PayloadRequest) => unknown
  /** The context that every write of it has. */
  toContext: () => RequestContext
  /** A stored version as it would be written. */
  toWritten: (version: object) => Record<string, unknown>
}

/**
 * Brings an old version of a global back as its draft, in both languages. Payload's own address writes it over what the public
 * sees at once, past every hook that judges a save, even when a draft is asked for (`globals/operations/restoreVersion`).
 */
export function restoreGlobalAsDraft({ slug, requirePerson, toContext, toWritten }: RestoreOptions): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      requirePerson(req)
      const own = { slug, depth: 0, overrideAccess: false, user: req.user } as const
      const id = String(req.routeParams?.['id'])
      const context = toContext()
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
