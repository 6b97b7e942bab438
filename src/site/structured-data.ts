import { languageTags } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { toPlainText } from '@/src/rich-text/to-plain-text'
import type { PageData } from './page-data'
import type { Thing } from './thing'
import type { BreadcrumbsProps } from './to-breadcrumbs'
import { toDescription } from './to-description'
import { toAbsolute } from './to-metadata'
import { toPlaceThing } from './to-place-thing'

/**
 * The page in schema.org's words: the bank, the way down to the page, and its questions.
 *
 * @see https://schema.org/BankOrCreditUnion, https://schema.org/BreadcrumbList, https://schema.org/FAQPage
 */
export function toStructuredData(data: PageData, breadcrumbs: BreadcrumbsProps | null): Thing {
  const things = [
    toBank(data),
    ...toBreadcrumbList(data, breadcrumbs),
    ...toFaqPage(data),
    ...toArticle(data),
    ...toPlaceThing(data),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}

/** JSON that cannot end the script element it stands in, nor break older parsers of script. */
export function toScriptText(thing: Thing): string {
  return JSON.stringify(thing)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function toBank({ site }: PageData): Thing {
  const { bankName, helpline, city, country, tagline } = site.settings
  return {
    '@type': 'BankOrCreditUnion',
    '@id': toAbsolute('/#bank'),
    name: bankName,
    slogan: tagline,
    url: toAbsolute('/'),
    logo: toAbsolute('/icon-512.png'),
    telephone: helpline,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  }
}

function toBreadcrumbList({ site }: PageData, breadcrumbs: BreadcrumbsProps | null): Thing[] {
  if (!breadcrumbs) return []
  const steps = [{ label: site.settings.bankName, href: breadcrumbs.home.href }, ...breadcrumbs.crumbs]
  const itemListElement = steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href ? { item: toAbsolute(href) } : {}),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

function toFaqPage({ document }: PageData): Thing[] {
  if (document.kind !== 'page') return []
  const mainEntity = (document.page.layout ?? [])
    .flatMap((block) => (block.__typename === 'FaqBlock' ? (block.questions ?? []) : []))
    .flatMap(({ question, answer }) =>
      question && answer
        ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) } }]
        : [],
    )
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : []
}

function toArticle({ document, context }: PageData): Thing[] {
  if (document.kind !== 'tip') return []
  const { title, description } = toDescription(document)
  return [
    {
      '@type': 'Article',
      headline: title,
      description,
      datePublished: document.tip.publishedOn,
      dateModified: document.tip.updatedAt,
      inLanguage: languageTags[context.locale],
      mainEntityOfPage: toAbsolute(toHref(context.locale, context.path)),
      publisher: { '@id': toAbsolute('/#bank') },
    },
  ]
}
