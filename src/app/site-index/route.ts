import { getAddresses } from '@/src/content/get-addresses'
import { getFormVersions } from '@/src/content/get-form'
import { defaultLocale, locales } from '@/src/i18n/locales'
import { toFormHref } from '@/src/links/form-href'
import { toReturnHref } from '@/src/links/return-href'
import { toHref } from '@/src/links/to-href'
import type { SiteIndex } from '@/src/publications/site-index'
import { openContent } from '@/src/site/content-source'
import { newsletterParts, toStepHref } from '@/src/submissions/newsletter-steps'

export const dynamic = 'force-dynamic'

/** Every address that should have a finished page. Asked by the publishing engine only. */
export async function GET(): Promise<Response> {
  const hrefs = await Promise.all(
    locales.map(async (locale) =>
      (await getAddresses(openContent(locale), locale)).map((path) => toHref(locale, path)),
    ),
  )
  const open = (await getFormVersions(openContent(defaultLocale))).filter(({ state }) => state === 'published')
  const forms = open.flatMap(({ formKey }) => locales.map((locale) => toFormHref(locale, formKey)))
  const steps = newsletterParts.flatMap((part) => locales.map((locale) => toStepHref(locale, part)))
  const returns = locales.map(toReturnHref)
  const index: SiteIndex = { hrefs: [...hrefs.flat(), ...forms, ...steps, ...returns] }
  return Response.json(index)
}
