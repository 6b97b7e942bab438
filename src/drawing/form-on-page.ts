import { gunzipSync } from 'node:zlib'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import { findForm } from '@/src/publishing/find-form'
import { type FinishedPage, finishPage } from '@/src/publishing/finished-page'
import type { ShownForm } from './drawing-messages'

type FormToCorrect = {
  /** Where the form is posted, which is where it has a page of its own. */
  action: string
  posted: PostedForm
  shownOn: ShownForm
  /** Draws the form's own page with what was posted. */
  drawForm: (posted: PostedForm) => Promise<FinishedPage>
}

/**
 * The finished page that a form was posted from, with the form as it has to be corrected in the place where it stands.
 *
 * @returns null when the page shows the form in another version or not at all.
 */
export async function drawFormOnPage({
  action,
  posted,
  shownOn: { page, version, titlePattern },
  drawForm,
}: FormToCorrect): Promise<FinishedPage | null> {
  const html = toText(page)
  const shown = findForm(html, action)
  if (!shown || shown.version !== version) return null
  const { id, headingLevel } = shown
  const source = toText(await drawForm({ ...posted, place: { id, headingLevel, page: page.href } }))
  const again = findForm(source, action)
  if (!again || again.id !== id || again.version !== shown.version) return null
  const whole = html.slice(0, shown.start) + source.slice(again.start, again.end) + html.slice(shown.end)
  const { ETag: _shared, ...headers } = page.headers
  return finishPage(
    {
      ...page,
      headers: { ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
      body: Buffer.from(markTitle(whole, titlePattern)),
    },
    'least',
  )
}

/** The title of the page says first that something has to be corrected. It is HTML already, and stays as it is. */
function markTitle(html: string, titlePattern: string): string {
  return html.replace(/<title>([^<]*)<\/title>/, (_whole, title: string) => {
    return `<title>${titlePattern.replace('{title}', () => title)}</title>`
  })
}

function toText({ gzip }: FinishedPage): string {
  return gunzipSync(gzip).toString('utf8')
}
