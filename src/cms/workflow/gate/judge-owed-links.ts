import type { Payload } from 'payload'
import { z } from 'zod'
import type { Bilingual } from '@/src/fields/bilingual'
import type { Finding } from '@/src/governance/gate/verdict'
import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { PageReport } from '@/src/page-check/page-report'

/** A page that the bank owes its readers a way to, by its permanent name, and from which pages. */
type OwedPage = { key: string; isOwedBy: (pageType: string) => boolean; name: Bilingual }

const owedPages: readonly OwedPage[] = [
  {
    key: 'private/pricing',
    isOwedBy: (pageType) => pageType === 'product',
    name: { pt: 'preçário', en: 'price list' },
  },
  {
    key: 'private/customer-ombudsman',
    isOwedBy: () => true,
    name: { pt: 'página de reclamações', en: 'page for complaints' },
  },
]

const withType = z.looseObject({ pageType: z.string() })

/**
 * Whether a finished page leads to what the bank owes its readers there, in its own part or around it. A page that is not public
 * in the language is owed by none.
 */
export async function judgeOwedLinks(
  payload: Payload,
  { links }: Pick<PageReport, 'links'>,
  document: unknown,
  locale: Locale,
): Promise<Finding[]> {
  const { data: page } = withType.safeParse(document)
  const owed = page ? owedPages.filter(({ isOwedBy }) => isOwedBy(page.pageType)) : []
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ key: { in: owed.map(({ key }) => key) } }, { _status: { equals: 'published' } }] },
    locale,
    depth: 0,
    pagination: false,
    overrideAccess: true, // what is public does not depend on who asks
  })
  const paths = new Set(links.map((href) => href.split(/[?#]/)[0]))
  return owed.flatMap(({ key, name }) => {
    const path = docs.find((doc) => doc.key === key)?.path
    if (!path || paths.has(toHref(locale, path))) return []
    return {
      severity: 'error' as const,
      kind: 'links' as const,
      path: '',
      pt: `A página (${locale}) não leva a: ${name.pt}.`,
      en: `The page (${locale}) does not lead to: ${name.en}.`,
    }
  })
}
