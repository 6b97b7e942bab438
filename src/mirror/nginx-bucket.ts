import { localeCookieHeader } from '@/src/http/chosen-language'
import { commonHeaders, transportSecurityName } from '@/src/http/security-headers'
import { defaultLocale, locales } from '@/src/i18n/locales'
import type { StorePlace } from '@/src/platform/store-settings'
import { askedPlace, bucketPlaces, objectEnding, saidPlace } from './bucket-places'
import { answerFields } from './mirrored-answer'
import { addField } from './nginx-field'
import { streets } from './nginx-streets'
import { storeFields } from './object-head'

type BucketServerOptions = {
  store: Pick<StorePlace, 'endpoint' | 'bucket'>
  isSecure: boolean
  transportSecurity: string | undefined
  /** The file with the streets of the map, whole; undefined where there is none. */
  streetMap?: string | undefined
}

/** What a store says of an object that is no part of the answer. */
const ofStore = [
  ...['ETag', 'Last-Modified', 'Accept-Ranges', 'X-Amz-Request-Id', 'X-Amz-Id-2', 'X-Amz-Version-Id'],
  ...['X-Amz-Server-Side-Encryption', 'X-Amz-Expiration', 'X-Amz-Storage-Class', 'X-Amz-Replication-Status'],
] as const

/** What stands in `http { … }` besides the maps: where the bucket is. Its name is looked up when nginx is loaded. */
export function bucketUpstream({ endpoint }: Pick<StorePlace, 'endpoint'>): string {
  const { hostname, port, protocol } = new URL(endpoint)
  const own = port === '' ? (protocol === 'https:' ? '443' : '80') : port
  return `upstream sona_bucket {\n  server ${hostname}:${own};\n  keepalive 32;\n}\n`
}

/**
 * What stands in `server { … }` of nginx that answers from the bucket of a mirror. The status of an answer is where its object lies: what is not
 * live may be gone, or have moved. What else it says is beside the object.
 */
export function nginxBucketServer({ store, isSecure, transportSecurity, streetMap }: BucketServerOptions): string {
  const kept = answerFields.filter(({ name }) => !storeFields.has(name))
  const ofEach = new Set<string>(answerFields.map(({ name }) => name))
  const constants = Object.entries(commonHeaders).filter(([name]) => !ofEach.has(name))
  const always = [
    ...constants.map(([name, value]) => addField(name, value)),
    ...(transportSecurity === undefined ? [] : [addField(transportSecurityName, transportSecurity)]),
  ]
  const fields = [...always, ...kept.map(({ key, name }) => addField(name, `$sona_${key}`))]
  const { host, hostname, protocol } = new URL(store.endpoint)
  const object = (
    place: string,
    name: string,
  ) => `rewrite ^ /${store.bucket}/${place}/$sona_coding${name}${objectEnding}? break;
  proxy_pass ${protocol}//sona_bucket;`
  const said = (name: string, status: number) => `location @sona_${name} {
  error_page 403 404 500 502 503 504 =${status} @sona_silent;
  ${object(saidPlace, `/${status}-$sona_locale`)}
}`
  return `# Made by Sona for its mirror: include it in server { … }. It changes with a release of Sona only.
# Body and head of an answer are one object of the bucket: no publication needs a reload.
charset off;
gzip off;
max_ranges 0;
merge_slashes off;
absolute_redirect off;
recursive_error_pages on;
uninitialized_variable_warn off;
# Nothing of a visitor goes to the store, and it is asked for whole answers.
proxy_pass_request_headers off;
proxy_pass_request_body off;
proxy_set_header Host ${host};
proxy_set_header Connection "";
proxy_set_header Content-Length "";
proxy_http_version 1.1;
proxy_method GET;
proxy_ssl_server_name on;
proxy_ssl_name ${hostname};
proxy_connect_timeout 2s;
proxy_read_timeout 10s;
proxy_intercept_errors on;
${[...ofStore, ...kept.map(({ key }) => `X-Amz-Meta-${key}`)].map((name) => `proxy_hide_header ${name};`).join('\n')}
${fields.join('\n')}
${failures}
${locales
  .map(
    (locale) => `location = /language/${locale} {
${fields.map((field) => `  ${field}`).join('\n')}
  ${addField('Cache-Control', 'no-store')}
  add_header Set-Cookie "${localeCookieHeader(locale, isSecure)}";
  return 303 $sona_to_${locale};
}`,
  )
  .join('\n')}
${streetMap === undefined ? '' : streets(streetMap, always)}
location = /login { return 503; }
location = / {
  if ($sona_language != ${defaultLocale}) {
${fields.map((field) => `    ${field}`).join('\n')}
    ${addField('Cache-Control', 'no-store')}
    return 302 /$sona_language;
  }
  ${choose()}
}
location ~ ^(?<sona_stripped>/.*[^/])/+$ {
  return 301 $sona_stripped;
}
location / {
  ${choose()}
}
location @sona_asked {
  ${failures}
  # Of what answers no questions there is nothing: then the page itself.
  error_page 403 404 =200 @sona_live;
  ${object(askedPlace, '$sona_path')}
}
location @sona_live {
  ${failures}
  error_page 403 404 =410 @sona_gone;
  ${object(bucketPlaces[200], '$sona_path')}
}
location @sona_gone {
  ${failures}
  error_page 403 404 =301 @sona_moved;
  ${object(bucketPlaces[410], '$sona_path')}
}
location @sona_moved {
  ${failures}
  error_page 403 404 =404 @sona_nowhere;
  ${object(bucketPlaces[301], '$sona_path')}
}
location @sona_nowhere {
  # Links of messages, searches, data: not gone, but only the site can say it.
  error_page 419 =503 @sona_unable;
  if ($sona_own) { return 419; }
  error_page 403 404 500 502 503 504 =404 @sona_silent;
  ${object(saidPlace, '/404-$sona_locale')}
}
${said('unable', 503)}
${said('refused', 405)}
location @sona_silent {
  ${addField('Cache-Control', 'no-store')}
  default_type text/plain;
  return 503 "503";
}
`
}

/** In each location that names other pages of errors: it would have none of these then. */
const failures = `error_page 405 =405 @sona_refused;
  error_page 500 502 503 504 =503 @sona_unable;`

/** Which way a request goes; the address as it came is looked for in each. */
function choose(): string {
  return `${failures}
  error_page 418 =200 @sona_live;
  error_page 419 =503 @sona_asked;
  set $sona_path $uri;
  if ($sona_method = post) { return 503; }
  if ($sona_method = other) { return 405; }
  if ($sona_asked) { return 419; }
  return 418;`
}
