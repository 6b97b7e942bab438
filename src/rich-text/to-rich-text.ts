import { z } from 'zod'
import type { PageContext } from '@/src/content/page-context'
import { judgeUrl } from '@/src/links/safe-url'
import { toDocumentHref, toHref } from '@/src/links/to-href'
import { parseRichText, type RichTextDocument } from './document'
import type { LinkResolver } from './RichText'

/** What the `RichText` component needs. */
export type RichTextProps = { document: RichTextDocument; resolveLink: LinkResolver }

const linkedPage = z.object({ path: z.string().nullish() })
const linkedDocument = z.object({ filename: z.string().nullish() })

/**
 * Stored rich text as the page draws it; null when there is none.
 *
 * @throws ZodError when it holds a node that the site cannot draw: the block is then left out and logged.
 */
export function toRichText(value: unknown, page: Pick<PageContext, 'locale' | 'settings'>): RichTextProps | null {
  if (value === null || value === undefined) return null
  const document = parseRichText(value)
  return { document, resolveLink: linkResolverFor(page) }
}

function linkResolverFor({ locale, settings }: Pick<PageContext, 'locale' | 'settings'>): LinkResolver {
  return ({ linkType, url, doc }) => {
    if (linkType === 'internal' && doc) {
      const page = linkedPage.safeParse(doc.value)
      if (doc.relationTo === 'pages' && page.data?.path)
        return { href: toHref(locale, page.data.path), isExternal: false }
      const file = linkedDocument.safeParse(doc.value)
      if (doc.relationTo === 'documents' && file.data?.filename) {
        return { href: toDocumentHref(file.data.filename), isExternal: false }
      }
      return null
    }
    if (!url || judgeUrl(url, settings.allowedLinkHosts) !== 'allowed') return null
    return { href: url, isExternal: /^https:/i.test(url) }
  }
}
