import type { SiteFrame, SiteSettings } from '@/src/content/page-context'
import { type FooterForm, toFooterForm } from '@/src/forms/placing/to-footer-form'
import { toPlacedForm } from '@/src/forms/placing/to-placed-form'
import type { Locale } from '@/src/i18n/locales'
import { judgeUrl } from '@/src/links/safe-url'
import { toHref } from '@/src/links/to-href'
import { toAudience, toHomeHref } from './audience'
import type { Here } from './here'
import { type Helpline, toHelpline } from './to-helpline'
import { type PageLink, toPageLinks } from './to-page-link'

export type FooterProps = {
  bankName: string
  tagline: string
  homeHref: string
  helpline: Helpline | null
  questionsHref: string | null
  messaging: PageLink | null
  columns: readonly { title: string; links: readonly PageLink[] }[]
  /** The form itself, or where it stands when it is too long for the end of a page. */
  newsletter: { title: string; text: string | null; form: FooterForm | null; href: string | null } | null
  legalLinks: readonly PageLink[]
  securityNotice: string
  smallPrint: string
}

type FooterInput = { frame: Pick<SiteFrame, 'Footer'>; settings: SiteSettings; here: Here }

/** What the footer shows on a page. */
export function toFooterProps({ frame: { Footer: footer }, settings, here }: FooterInput): FooterProps {
  const { locale } = here
  const title = footer?.newsletterTitle
  const newsletter = toPlacedForm(footer?.newsletterForm, locale)
  const form = newsletter && toFooterForm(newsletter, locale)
  return {
    bankName: settings.bankName,
    tagline: settings.tagline,
    homeHref: toHomeHref({ audience: toAudience(here.section), locale }),
    helpline: toHelpline(settings.helpline),
    questionsHref: settings.supportPath && toHref(locale, settings.supportPath),
    messaging: toMessaging(settings, locale),
    columns: (footer?.columns ?? []).flatMap((column) => {
      const links = toPageLinks(column.links, locale)
      return column.title && links.length > 0 ? { title: column.title, links } : []
    }),
    newsletter: title
      ? { title, text: footer.newsletterText, form, href: newsletter && !form ? newsletter.action : null }
      : null,
    legalLinks: toPageLinks(footer?.legalLinks ?? null, locale),
    securityNotice: settings.securityNotice,
    smallPrint: footer?.smallPrint ?? '',
  }
}

function toMessaging(settings: SiteSettings, locale: Locale): PageLink | null {
  const { messagingLabel, messagingPath, messagingUrl, allowedLinkHosts } = settings
  if (messagingLabel !== '' && messagingPath !== null)
    return { href: toHref(locale, messagingPath), label: messagingLabel }
  if (messagingLabel === '' || judgeUrl(messagingUrl, allowedLinkHosts) !== 'allowed') return null
  return { href: messagingUrl, label: messagingLabel }
}
