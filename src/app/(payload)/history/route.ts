import { join } from 'node:path'
import { type StaffLanguage, staffLanguages } from '@/messages/staff/languages'
import { openCms } from '@/src/cms/open/open-cms'
import { isSignedIn } from '@/src/cms/sign-in/is-signed-in'
import { fromLocalTime } from '@/src/country/local-time'
import { sharesFiles } from '@/src/file-store/own-store'
import { pastPagePolicy } from '@/src/http/policy'
import { readCookie } from '@/src/http/read-cookie'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { env } from '@/src/platform/env'
import { historyDirectoryName, historyIn, type PastSource, readPast } from '@/src/publishing/history/read-history'
import { historyViewPolicy, toHistoryPage } from '@/src/server/history/history-page'
import { drawPast } from '@/src/server/history/past-page'
import { openSharedHistory } from '@/src/site-archive/archived-history'

export const dynamic = 'force-dynamic'

/** What all sites handed in where there is a store; else what the pages of this data directory showed. */
async function openHistory(): Promise<PastSource> {
  if (sharesFiles) return openSharedHistory(await openCms())
  return historyIn(join(env.dataDirectory, 'site', historyDirectoryName))
}

/**
 * What an address showed at a moment: `/history?address=/particulares&at=2026-03-03T14:00`, a time in Luanda, or with a zone of
 * its own. For people who work in the CMS.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams, pathname, search } = new URL(request.url)
  if (!(await isSignedIn(request.headers))) {
    const login = `/admin/login?redirect=${encodeURIComponent(`${pathname}${search}`)}`
    return new Response(null, { status: 302, headers: { Location: login } })
  }
  const address = searchParams.get('address') ?? ''
  const at = searchParams.get('at') ?? ''
  const history = await openHistory()
  const past = address === '' ? null : await readPast(history, address, toMoment(at))
  if (searchParams.get('only') === 'page') {
    const text = past ? await drawPast(history, past) : ''
    return answer(text, past?.body ? 200 : 404, pastPagePolicy, past?.entry.hash ?? '')
  }
  const view = {
    language: readLanguage(searchParams.get('language'), request.headers),
    address,
    at,
    past,
    entries: address === '' ? [] : await history.entriesOf(address),
  }
  return answer(toHistoryPage(view), 200, historyViewPolicy, past?.entry.hash ?? '')
}

/** What is entered without a zone is a time in Luanda; nothing is now. */
function toMoment(at: string): Date {
  const moment = /(?:Z|[+-]\d\d:\d\d)$/.test(at) ? new Date(at) : new Date(fromLocalTime(at) ?? Number.NaN)
  return Number.isNaN(moment.getTime()) ? new Date() : moment
}

function readLanguage(chosen: string | null, headers: Headers): StaffLanguage {
  const known = staffLanguages.find((language) => language === chosen)
  return known ?? toStaffLanguage(readCookie(headers.get('cookie') ?? undefined, 'payload-lng'))
}

function answer(html: string, status: number, policy: string, hash: string): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'X-Content-SHA256': hash,
  }
  return new Response(html, { status, headers })
}
