import { localeCookie } from '@/src/http/chosen-language'
import { commonHeaders } from '@/src/http/security-headers'
import { defaultLocale, locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { answersName, fieldReader } from './answer-path'
import { answerFields } from './mirrored-answer'
import { storeFields } from './object-head'

/** What an answer says that has none of the site behind it: a redirect of nginx's own, or a failure. */
const withoutAnswer: Readonly<Record<string, string>> = { caching: 'no-store' }

/** The longest address that a choice of language can come from, in segments. */
const mostSegments = 8

/** What stands in `http { … }` of nginx: how it reads out of a request, and out of the path of an answer, what it has to say. */
export function nginxMaps(): string {
  return toMaps([
    ...fieldsOfPath(),
    map('$sona_answer', '$sona_status', [
      `default "";`,
      `"~/${answersName}/s(?<sona_status_said>\\d+)/" $sona_status_said;`,
    ]),
    map('$sona_answer', '$sona_asks', [
      `default "";`,
      `"~/${answersName}/.*/asks/@(?<sona_asks_said>[^/@]*)" $sona_asks_said;`,
    ]),
    map('"$sona_asks&$args"', '$sona_asked', [
      'default "";',
      `'~^[^&]*\\.(?<sona_parameter>\\w+)\\.[^&]*&(?:.*&)?\\k<sona_parameter>=' 1;`,
    ]),
    map('"$sona_tag $http_if_none_match"', '$sona_fresh', [
      'default "";',
      `'~^(?:W/)?(?<sona_quoted>"[^"]+") .*\\k<sona_quoted>' 1;`,
      `'~^\\S+ (?:.*,)?\\s*\\*\\s*(?:,|$)' 1;`,
    ]),
    // The file that is sent says how it is compressed; nginx has it as its address by then.
    map('$uri', '$sona_encoding', ['default "";', '/body.br br;', '/body.gz gzip;']),
  ])
}

/** The same where a bucket answers: what an object has beside it is what the store says of it. */
export function bucketMaps(): string {
  const fields = answerFields
    .filter(({ name }) => !storeFields.has(name))
    .map(({ key, name }) =>
      map(`$upstream_http_x_amz_meta_${key}`, `$sona_${key}`, [
        `default $upstream_http_x_amz_meta_${key};`,
        `"" ${quote(commonHeaders[name] ?? '')};`,
      ]),
    )
  return toMaps([
    ...fields,
    map('$sona_brotli$sona_gzip', '$sona_coding', ['default plain;', 'brgz br;', 'nonegz gz;']),
    // What counts where visitors came from asks nothing.
    map('$args', '$sona_asked', ['default 1;', '"" "";', `'~^(?:utm_\\w+=[^&]*(?:&|$))+$' "";`]),
  ])
}

function fieldsOfPath(): string[] {
  return answerFields.map(({ key, name, pieces }) => {
    const { pattern, text } = fieldReader(key, pieces)
    const usual = commonHeaders[name]
    return map('$sona_answer', `$sona_${key}`, [
      `default ${quote(usual ?? withoutAnswer[key] ?? '')};`,
      `${quote(`~${pattern}`)} ${quote(text)};`,
      // What every answer says unless it says something else stays; the rest an answer only says by itself.
      ...(usual === undefined ? ['"~." "";'] : []),
    ])
  })
}

/** What differs between a folder and a bucket, and what is read out of every request. */
function toMaps(own: readonly string[]): string {
  const others = locales.filter((locale) => locale !== defaultLocale)
  return [
    '# Made by Sona for its mirror: include it in http { … }. It changes with a release of Sona only.',
    'variables_hash_max_size 4096;',
    'map_hash_bucket_size 256;',
    ...own,
    map('$http_accept_encoding', '$sona_brotli', accepted('br', 'br')),
    map('$http_accept_encoding', '$sona_gzip', accepted('gzip', 'gz')),
    map('$request_method', '$sona_method', ['default other;', 'GET "";', 'HEAD "";', 'POST post;']),
    map('$request_uri', '$sona_locale', [
      `default ${defaultLocale};`,
      ...others.map((locale) => `'~^/${locale}(?:[/?]|$)' ${locale};`),
    ]),
    // What the platform answers, and no page: see docs/contracts/anchors.md.
    map('$request_uri', '$sona_own', ['default "";', `'~^(?:/(?:${others.join('|')}))?/_' own;`]),
    map('$http_accept_language', '$sona_browser_language', [
      `default ${defaultLocale};`,
      ...others.map((locale) => `'~*^\\s*${locale}\\b' ${locale};`),
    ]),
    map('$http_cookie', '$sona_language', [
      'default $sona_browser_language;',
      ...locales.map((locale) => `'~(?:^|;)\\s*${localeCookie}=${locale}\\s*(?:;|$)' ${locale};`),
    ]),
    ...locales.map((locale) =>
      map('$arg_to', `$sona_to_${locale}`, [`default ${toHref(locale, '/')};`, ...ownAddresses(locale)]),
    ),
  ]
    .join('\n')
    .concat('\n')
}

function map(from: string, to: string, lines: readonly string[]): string {
  return `map ${from} ${to} {\n${['volatile;', ...lines].map((line) => `  ${line}`).join('\n')}\n}`
}

/** Which file of an answer somebody takes, as `readAcceptedEncodings` reads it. */
function accepted(coding: string, ending: string): string[] {
  return [
    'default none;',
    `'~*(?:^|,)\\s*${coding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)' none;`,
    `'~*(?:^|,)\\s*${coding}\\s*(?:;[^,]*)?(?:,|$)' ${ending};`,
  ]
}

/** `%2Fen%2Fsearch`, which nginx does not read by itself. */
function ownAddresses(locale: string): string[] {
  const name = (depth: number, at: number) => `sona_${locale}_${depth}_${at}`
  return Array.from({ length: mostSegments }, (_none, at) => at + 1).map((depth) => {
    const positions = Array.from({ length: depth }, (_one, at) => at)
    const pattern = positions.map((at) => `(?:%2F|/)(?<${name(depth, at)}>[A-Za-z0-9_-]+)`).join('')
    return `'~*^${pattern}$' '${positions.map((at) => `/$${name(depth, at)}`).join('')}';`
  })
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
