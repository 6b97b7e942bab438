import { localeCookieHeader } from '@/src/http/chosen-language'
import { commonHeaders, transportSecurityName } from '@/src/http/security-headers'
import { defaultLocale, type Locale, locales } from '@/src/i18n/locales'
import { wholeName } from './folder'
import { answerFields } from './mirrored-answer'
import { addField } from './nginx-field'
import { streets } from './nginx-streets'

type ServerOptions = {
  /** The folder of the mirror, whole. */
  directory: string
  /** Whether the public address is https. */
  isSecure: boolean
  /** `Strict-Transport-Security` of every answer; undefined for none. */
  transportSecurity: string | undefined
  /** The file with the streets of the map, whole; undefined where there is none. */
  streetMap?: string | undefined
  /** The site that is asked before the mirror; undefined where the mirror answers alone. */
  site?: { origin: string; host: string } | undefined
}

/** What stands in `server { … }` of nginx. A release of Sona changes it, and no publication does: what differs from page to page is read where the page lies. */
export function nginxServer({ directory, isSecure, transportSecurity, streetMap, site }: ServerOptions): string {
  const ofEach = new Set<string>(answerFields.map(({ name }) => name))
  const constants = Object.entries(commonHeaders).filter(([name]) => !ofEach.has(name))
  const always = [
    ...constants.map(([name, value]) => addField(name, value)),
    ...(transportSecurity === undefined ? [] : [addField(transportSecurityName, transportSecurity)]),
  ]
  const fields = [
    ...always,
    ...answerFields.filter(({ key }) => key !== 'to').map(({ key, name }) => addField(name, `$sona_${key}`)),
    addField('Content-Encoding', '$sona_encoding'),
  ]
  return `# Made by Sona for its mirror: include it in server { … }. It changes with a release of Sona only.
# The body, the head and the validator of an answer come from one directory, to which one link leads: no publication needs a reload.
charset off;
default_type "";
types { }
etag off;
if_modified_since off;
gzip off;
max_ranges 0;
merge_slashes off;
absolute_redirect off;
recursive_error_pages on;
log_not_found off;
uninitialized_variable_warn off;
${fields.join('\n')}
add_header Last-Modified "" always;
error_page 403 404 /sona-said/404-$sona_locale;
error_page 405 /sona-said/405-$sona_locale;
error_page 500 502 503 504 =503 /sona-said/503-$sona_locale;
error_page 410 /sona-body;
# By itself, nginx would say that what has not changed is empty.
error_page 418 =304 /sona-body;
location ^~ /sona-said/ {
  internal;
  root "${directory}$uri.answer";
  set $sona_answer $realpath_root;
  rewrite ^ /sona-body last;
}
location = /sona-body {
  internal;
  root $sona_answer;
  try_files /body.$sona_brotli /body.$sona_gzip /body =404;
}
${locales.map((locale) => chooseLanguage(locale, isSecure, fields)).join('\n')}
${streetMap === undefined ? '' : streets(streetMap, always)}
${site ? withSite(directory, site) : alone(directory)}
`
}

/** The mirror answers everything that it has. What it cannot have, it says: forms are not taken and nothing is computed. */
function alone(directory: string): string {
  return `location = /login { return 503; }
location = / {
  if ($sona_language != ${defaultLocale}) { return 302 /$sona_language; }
${answer(directory)}
}
location ~ // { return 404; }
location ~ ^(?<sona_stripped>/.*[^/])/+$ {
  if (-e "${directory}/live$sona_stripped.answer") { return 301 $sona_stripped; }
  return 404;
}
location / {
${answer(directory)}
}`
}

/** The site answers as long as it does; the mirror when it does not. */
function withSite(directory: string, { origin, host }: { origin: string; host: string }): string {
  return `location / {
  # Only so that what the site says is not said twice.
  add_header Last-Modified "";
  proxy_pass ${origin};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host ${host};
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Request-Id $request_id;
  proxy_connect_timeout 1s;
  # Forms with too many files go back to their senders. The site reads them as they come, and has brakes of its own.
  client_max_body_size 512m;
  proxy_request_buffering off;
  # Of a proxy in between that has several sites behind it and reaches none, too. A site itself says neither.
  proxy_intercept_errors on;
  error_page 502 504 = @sona_mirror;
}
location @sona_mirror {
${answer(directory)}
}`
}

function answer(directory: string): string {
  return `  if ($sona_method = post) { return 503; }
  if ($sona_method = other) { return 405; }
  set $sona_lost "";
  if (!-e "${directory}/live$uri.answer") { set $sona_lost "lost$sona_own"; }
  # Links of messages, searches, data: not gone, but only the site can say it.
  if ($sona_lost = lostown) { return 503; }
  # Before everything was here once: 404 would be believed.
  if (!-e "${directory}/${wholeName}") { set $sona_lost "yet$sona_lost"; }
  if ($sona_lost = yetlost) { return 503; }
  if ($sona_lost = lost) { return 404; }
  root "${directory}/live$uri.answer";
  # Once: whatever is changed meanwhile, the answer is whole.
  set $sona_answer $realpath_root;
  if ($sona_status = 410) { return 410; }
  if ($sona_status = 301) { return 301 $sona_to; }
  if ($sona_asked) { return 503; }
  if ($sona_fresh) { return 418; }
  rewrite ^ /sona-body last;`
}

function chooseLanguage(locale: Locale, isSecure: boolean, fields: readonly string[]): string {
  return `location = /language/${locale} {
${fields.map((field) => `  ${field}`).join('\n')}
  add_header Set-Cookie "${localeCookieHeader(locale, isSecure)}";
  return 303 $sona_to_${locale};
}`
}
