import { isLocale, type Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { readPath } from '../guard/guard'

/** What a request says of where it comes from. */
type ChoosingRequest = { host?: string | undefined; referer?: string | undefined }

/** A page understands a few parameters of a few signs each. More than this is none of ours. */
const mostParameters = 12
const longestParameter = 200

/**
 * Where a language choice such as `/language/en?to=%2Fen%2Fsearch` leads; null when it is not one.
 *
 * What the page that it was chosen on was asked (a search, a simulation) is asked of the page in the other language too: both
 * understand the same parameters, and neither looks at others. The finished page does not know what it was asked, so it is
 * taken from the address that the browser says it comes from.
 *
 * @returns only addresses of this site: whatever else stands in `to` leads to the language's home page.
 */
export function readLanguageChoice(
  url: string,
  request: ChoosingRequest = {},
): { locale: Locale; target: string } | null {
  const [path = '', query = ''] = url.split('?', 2)
  const locale = /^\/language\/(\w+)$/.exec(path)?.[1]
  if (!isLocale(locale)) return null
  const target = new URLSearchParams(query).get('to')
  const home = toHref(locale, '/')
  return { locale, target: target && isOwnAddress(target) ? `${target}${readAsked(request)}` : home }
}

/** The query of the page of this site that the request comes from, as a query to append; empty when there is none. */
function readAsked({ host, referer }: ChoosingRequest): string {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  if (!from || from.host !== host?.toLowerCase()) return ''
  const asked = [...from.searchParams].filter(
    ([name, value]) => /^[a-z]{1,20}$/i.test(name) && value.length <= longestParameter,
  )
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked.slice(0, mostParameters))}`
}

function isOwnAddress(target: string): boolean {
  return /^\/(?!\/)[A-Za-z0-9/_-]*$/.test(target) && readPath(target) !== null
}
