import { gunzipSync } from 'node:zlib'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { pageControl, versionControl } from '@/src/forms/placing/form-controls'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import { toErrorPageTitle } from '@/src/forms/theme/page-title'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { toFormHref } from '@/src/links/form-href'
import { findForm } from '@/src/publishing/find-form'
import { finishPage } from '@/src/publishing/finished-page'
import type { FormDesk } from './form-answers'
import { toAnswer } from './page-answers'
import type { Answer } from './send'

type FormToCorrect = {
  current: FormVersion
  locale: Locale
  posted: PostedForm
  /** What the page sent beside the answers: its own address, and the version that it shows. */
  controls: Readonly<Record<string, string>>
}

/**
 * The finished page that a form was posted from, with the form as it has to be corrected in the place where it stands.
 *
 * @returns null when there is no such page now, or one that shows the form in another version or not at all.
 */
export async function drawFormOnPage(
  desk: Pick<FormDesk, 'drawForm' | 'page'>,
  { current, locale, posted, controls }: FormToCorrect,
): Promise<Answer | null> {
  const href = controls[pageControl]
  const page = href === undefined ? null : await desk.page(href)
  if (page?.status !== 200) return null
  const html = gunzipSync(page.gzip).toString('utf8')
  const action = toFormHref(locale, current.formKey)
  const shown = findForm(html, action)
  if (!shown || shown.version !== controls[versionControl]) return null
  const { id, headingLevel } = shown
  const drawn = await desk.drawForm(action, { ...posted, place: { id, headingLevel, page: page.href } })
  const source = drawn ? toBytes(drawn).toString('utf8') : ''
  const again = findForm(source, action)
  if (!again || again.id !== id || again.version !== shown.version) return null
  const whole = html.slice(0, shown.start) + source.slice(again.start, again.end) + html.slice(shown.end)
  const { ETag: _shared, ...headers } = page.headers
  const answer = await finishPage(
    {
      ...page,
      headers: { ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
      body: Buffer.from(markTitle(whole, current, locale)),
    },
    'least',
  )
  return toAnswer(answer)
}

/** The title of the page says first that something has to be corrected. It is HTML already, and stays as it is. */
function markTitle(html: string, { definition }: FormVersion, locale: Locale): string {
  const form = toFormInLanguage(definition, locale)
  return html.replace(/<title>([^<]*)<\/title>/, (_whole, title: string) => {
    return `<title>${toErrorPageTitle(form, title)}</title>`
  })
}

function toBytes({ body }: Answer): Buffer {
  return typeof body === 'function' ? body() : body
}
