import type { SiteDocument } from '@/src/content/get-document'
import type { PageContext } from '@/src/content/page-context'
import { provinceNames } from '@/src/country/bank'
import { messagesByLocale } from '@/src/i18n/messages'
import { toFaqAnchor } from '@/src/links/anchors'
import { toDocumentHref, toHref } from '@/src/links/to-href'
import { toPlainText } from '@/src/rich-text/to-plain-text'
import { parseSayings } from '@/src/search/sayings'
import type { SearchEntry } from '@/src/search/search-entry'
import { toDescription } from './to-description'
import { toSearchFacts } from './to-search-facts'
import { toSection } from './to-section'

type Branch = Extract<SiteDocument, { kind: 'branch' }>['branch']
type FoundPage = { document: SiteDocument; context: PageContext }

/**
 * What a search can find on a page: the page itself first, whose whole text is added when it is finished, then its exchange
 * rates, the questions that it answers and the files that it lists. The search page finds nothing of itself.
 */
export function toSearchEntries({ document, context }: FoundPage): SearchEntry[] {
  if (document.kind === 'page' && document.page.pageType === 'search') return []
  const { title, description } = toDescription(document)
  const page: SearchEntry = {
    kind: document.kind,
    title,
    href: toHref(context.locale, context.path),
    section: toSection(document),
    summary: description,
    keywords: [
      ...(document.kind === 'branch' ? [toPlaceWords(document.branch)] : []),
      // Who looks for a director knows what of more often than the name.
      ...(document.kind === 'person' ? [document.person.role ?? ''] : []),
      toOtherNames(document),
    ]
      .join(' ')
      .trim(),
    sayings: document.kind === 'page' ? parseSayings(document.page.searchWords ?? '') : [],
    text: toCardText(document, description),
    facts: toSearchFacts({ document, context }),
  }
  return [
    page,
    ...toRates(page, { document, context }),
    ...toQuestions(page, document),
    ...toFiles(page, { document, context }),
  ]
}

/** What cards on other pages say of a page, where that is not its description: it may stand nowhere on the page itself. */
function toCardText(document: SiteDocument, description: string): string {
  const summary = document.kind === 'page' ? document.page.summary : null
  return summary && summary !== description ? summary : ''
}

/**
 * What a document is called in the other languages: who knows a product by that name finds it in any. Its address says it without
 * asking for more, and is there only where the document is public.
 */
function toOtherNames({ addresses, path }: SiteDocument): string {
  const names = Object.values(addresses).map((address) => address.split('/').at(-1) ?? '')
  const own = path.split('/').at(-1)
  return [...new Set(names)]
    .filter((name) => name !== own)
    .join(' ')
    .replaceAll('-', ' ')
}

/** What people type who look for a place: where it is, more often than its name. */
function toPlaceWords({ bairro, municipality, province }: Branch): string {
  return [bairro, municipality, province && provinceNames[province]].filter(Boolean).join(' ')
}

/** Exchange rates stand on a page that is called something else: who looks for them types their name, or a currency. */
function toRates({ href, section }: SearchEntry, { document, context: { locale } }: FoundPage): SearchEntry[] {
  if (document.kind !== 'page') return []
  const { ratesTable, searchPanel } = messagesByLocale[locale]
  return (document.page.layout ?? []).flatMap((block) =>
    block.__typename === 'RatesTableBlock' && block.title
      ? [
          {
            kind: 'page' as const,
            title: block.title,
            href: block.anchor ? `${href}#${block.anchor}` : href,
            section,
            summary: block.lead ?? '',
            keywords: `${Object.values(ratesTable.currencies).join(' ')} ${searchPanel.answers.exchange}`,
            text: '',
          },
        ]
      : [],
  )
}

function toQuestions({ href, section }: SearchEntry, document: SiteDocument): SearchEntry[] {
  if (document.kind !== 'page') return []
  return (document.page.layout ?? [])
    .flatMap((block) => (block.__typename === 'FaqBlock' ? (block.questions ?? []) : []))
    .flatMap(({ id, question, answer }) =>
      id && question && answer
        ? [
            {
              kind: 'faq' as const,
              title: question,
              href: `${href}#${toFaqAnchor(id)}`,
              section,
              summary: '',
              keywords: '',
              text: toPlainText(answer),
            },
          ]
        : [],
    )
}

function toFiles({ section }: SearchEntry, { document, context }: FoundPage): SearchEntry[] {
  if (document.kind !== 'page') return []
  const listed = new Set(
    (document.page.layout ?? []).flatMap((block) =>
      block.__typename === 'DocumentListBlock' ? [block.documentCategory] : [],
    ),
  )
  return context.lists.documents.flatMap(({ title, summary, filename, year, documentCategory }) =>
    title && filename && listed.has(documentCategory)
      ? [
          {
            kind: 'document' as const,
            title,
            href: toDocumentHref(filename),
            section,
            summary: summary ?? '',
            keywords: String(year),
            text: '',
          },
        ]
      : [],
  )
}
