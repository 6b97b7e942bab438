import type { PayloadRequest } from 'payload'
import { isLocale, type Locale } from '@/src/i18n/locales'
import { isDraftSave } from '@/src/payload-fixes/save-arguments'

type PathOptions = { id: number; locale: Locale; req: PayloadRequest }

/**
 * The address that documents below a page begin with, in a language: for a save that goes public the page's public one, where it
 * has one, and for drafts that of its newest draft. `undefined` when it has none there.
 */
export async function pathOfPageIn({ id, locale, req }: PathOptions): Promise<string | undefined> {
  const read = (draft: boolean) =>
    req.payload.findByID({
      collection: 'pages',
      id,
      depth: 0,
      draft,
      locale,
      disableErrors: true,
      select: { path: true, _status: true },
      // Not with the request of the save, which would go on in the language asked for here. The address of a parent does not depend on who is saving the child.
      overrideAccess: true,
    })
  const shown = isDraftSave(req) ? null : await read(false)
  const page = shown?._status === 'published' ? shown : await read(true)
  return page?.path ?? undefined
}

/** As `pathOfPageIn`, in the request's language. */
export async function pathOfPage(id: number, req: PayloadRequest): Promise<string | undefined> {
  return isLocale(req.locale) ? pathOfPageIn({ id, locale: req.locale, req }) : undefined
}

/** The address of the page with this key in the request's language. */
export async function pathOfPageWithKey(key: string, req: PayloadRequest): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    depth: 0,
    draft: true,
    limit: 1,
    pagination: false,
    where: { key: { equals: key } },
    select: { key: true },
    req,
    // As above: an address is the same for everybody.
    overrideAccess: true,
  })
  return docs[0] ? pathOfPage(docs[0].id, req) : undefined
}
