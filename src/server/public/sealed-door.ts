import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import { holdCondition } from '@/src/health/conditions'
import type { Answer } from '@/src/http/send'
import { messagesByLocale } from '@/src/i18n/messages'
import { fillText } from '@/src/i18n/staff-text'
import { readIntakeHref } from '@/src/links/intake-href'
import { localeOf } from '@/src/links/to-href'
import { plainPage } from '../guard/plain-answer'

type Knock = { path: string; host: string; sealedPort: number; isSecure: boolean }

/**
 * Answers whoever looks for the page of sealed reports at the port of the site. A proxy hands that address to a port of its own: where none
 * stands before the site, the way there is shown, and where one does that does not know it, that is said to staff. Nobody is sent from
 * an encrypted connection to one that is not.
 *
 * @returns null for every other address.
 */
export function answerSealedDoor({ path, host, sealedPort, isSecure }: Knock): Answer | null {
  if (!readIntakeHref(path)) return null
  if (!isSecure) {
    const { hostname } = new URL(`http://${host}`)
    const headers = { Location: `http://${hostname}:${sealedPort}${path}`, 'Cache-Control': 'no-store' }
    return { status: 303, headers, body: Buffer.alloc(0) }
  }
  const text = fillText(staffTexts.sealedReports.proxy, { port: String(sealedPort) })
  holdCondition({ name: 'sealed-proxy', kind: 'notice', text })
  const locale = localeOf(path)
  return plainPage({ status: 503, text: messagesByLocale[locale].sealedReports.errors.door, locale, headers: {} })
}
