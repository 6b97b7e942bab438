import type { Payload } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { mandatoryPages } from '@/src/country/bank'
import type { Finding } from '@/src/governance/gate/verdict'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { toHref } from '@/src/links/to-href'
import type { PageReport } from '@/src/page-check/page-report'

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
  const owed = page ? mandatoryPages.filter(({ from }) => from === null || from === page.pageType) : []
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
      ...fillText(staffTexts.judgeOwedLinks.missing, { locale, name }),
    }
  })
}
