import { caseSystemTexts } from './case-system-settings'
import { guardingTexts } from './guarding-texts'
import type { SettingName } from './setting-shape'
import type { SettingText } from './setting-text'
import { storeTexts } from './store-settings'
import { traceTexts } from './trace-settings'

/** One for every setting: the compiler asks for what is missing. */
export const settingTexts: Readonly<Record<SettingName, SettingText>> = {
  SONA_ROLE: {
    byDefault: 'all',
    meaning:
      'what runs here: `all` or `site` (two processes each, [076](decisions/076-front-and-back.md); `site` has no database and reads `CONTENT_API_URL`), `cms` (one), or `mirror` (one, which keeps a folder as a site answers: [more](operations.md#a-mirror))',
    mustBe: 'all, site, cms or mirror',
  },
  PORT: {
    byDefault: '3000',
    meaning: 'port of the site',
    mustBe: 'a whole number from 0 to 65535',
  },
  CMS_PORT: {
    byDefault: '3001',
    meaning: 'port of the CMS',
    mustBe: 'a whole number from 0 to 65535',
  },
  CMS_HOST: {
    byDefault: '127.0.0.1',
    meaning: 'network address of the CMS listener',
    mustBe: 'a network address',
  },
  CMS_URL: {
    byDefault: 'none',
    meaning: 'address of the CMS for staff and sites; its host name is answered too',
    mustBe: 'an address that begins with http:// or https://',
  },
  SONA_DATA: {
    byDefault: '.data',
    meaning: 'directory of everything that must survive a restart',
    mustBe: 'a directory',
  },
  DATABASE_URL: {
    byDefault: 'none',
    meaning:
      'address of a PostgreSQL database of 15 or newer, such as `postgres://sona:password@host:5432/sona`, for the CMS; without it, the database is a file in the data directory ([more](operations.md#postgresql))',
    mustBe: 'an address that begins with postgres:// or postgresql:// and names a server and a database',
  },
  COPY_DOWN_DATABASE_URL: {
    byDefault: 'none',
    meaning:
      'address of an empty database that `npm run copy-down` fills for staging, where `DATABASE_URL` names what is copied; nothing else reads it ([more](operations.md#a-copy-downwards))',
    mustBe: 'an address that begins with postgres:// or postgresql:// and names a server and a database',
  },
  DATABASE_POOL: {
    byDefault: '20',
    meaning:
      'connections to it that the CMS has at most; a few more are used for a moment at a start and while something goes live, and four to hear of other processes and send messages',
    mustBe: 'a whole number from 2 to 200',
  },
  ...storeTexts,
  ...caseSystemTexts,
  SITE_URL: {
    byDefault: 'http://localhost:PORT',
    meaning: 'public address; its host name is the one the site answers to',
    mustBe: 'an address that begins with http:// or https://',
  },
  CONTENT_API_URL: {
    byDefault: 'none',
    meaning: 'GraphQL address of the CMS, such as `http://cms:3001/api/graphql`; with `SONA_ROLE=site` only',
    mustBe: 'an address that begins with http:// or https://',
  },
  SNAPSHOT_FROM: {
    byDefault: 'none',
    meaning:
      'where another site of the same bank listens, such as `http://other-site:3000`; with `SONA_ROLE=site` only. A site without pages begins with what that one shows while the CMS does not answer ([more](operations.md#several-sites))',
    mustBe: 'an address that begins with http:// or https://',
  },
  CONTENT_WS_URL: {
    byDefault: 'none',
    meaning: 'address of a `graphql-ws` subscription service',
    mustBe: 'an address that begins with ws:// or wss://',
  },
  PROXY_COUNT: {
    byDefault: '0',
    meaning:
      'proxies of the bank’s own in front of the site, which each add an address to `X-Forwarded-For`; with 0 behind a proxy all visitors count as one network, which `/readyz` and the log say',
    mustBe: 'a whole number from 0 to 9',
  },
  HSTS: {
    byDefault: 'host',
    meaning:
      'how far browsers are bound to TLS where an address is https: `off`, `host`, `subdomains` (every name below it, whoever runs it) or `preload` (the same, and for the lists that browsers ship)',
    mustBe: 'off, host, subdomains or preload',
  },
  CMS_PROXY_COUNT: {
    byDefault: '0',
    meaning:
      'the same for proxies in front of the CMS: without it, everybody behind a proxy is one network to the limits on logging in and on strangers',
    mustBe: 'a whole number from 0 to 9',
  },
  CLAMD: {
    byDefault: 'none',
    meaning:
      'ClamAV’s daemon, `host:port` or the path of its socket; when it is set and does not answer, files are refused ([more](virus-scanner.md))',
    mustBe: 'host:port or the path of a socket',
  },
  SMTP_URL: {
    byDefault: 'none',
    meaning:
      'mail server, such as `smtp://user:password@host:587`; without one, messages become files in `mail/written` of the data directory',
    mustBe: 'an address that begins with smtp:// or smtps://',
  },
  MAIL_FROM: {
    byDefault: 'noreply@localhost',
    meaning: 'whom messages come from',
    mustBe: 'an e-mail address',
  },
  STREET_MAP: {
    byDefault: 'none',
    meaning:
      'a PMTiles file with streets for the map of branches ([how to make one](base-map.md)); with `SONA_ROLE=mirror` the copy of it that nginx serves',
    mustBe: 'the path of a file whose name ends with .pmtiles',
  },
  EXCHANGE_RATES_URL: {
    byDefault: 'none',
    meaning: 'address of exchange rates as the central bank of the country answers, read by the CMS',
    mustBe: 'an address that begins with http:// or https://',
  },
  EXCHANGE_RATES_EVERY: {
    byDefault: '1800',
    meaning: 'seconds from one fetching of exchange rates to the next',
    mustBe: 'a whole number from 1 to 86400',
  },
  HISTORY_DAYS: {
    byDefault: '3650',
    meaning: 'for how long it stays known what an address showed, after it shows something else',
    mustBe: 'a whole number of 1 or more',
  },
  MIRROR_DIRECTORY: {
    byDefault: 'none',
    meaning: 'the folder that nginx serves; with `SONA_ROLE=mirror` only ([more](operations.md#a-mirror))',
    mustBe: 'a directory, without quotes, backslashes and dollar signs in its name',
  },
  MIRROR_BUCKET: {
    byDefault: 'none',
    meaning:
      'a bucket of its own in which a mirror keeps the pages besides, and which nginx may read; with `S3_ENDPOINT`, `S3_ACCESS_KEY` and `S3_SECRET_KEY` and `SONA_ROLE=mirror` only ([more](operations.md#a-mirror-in-a-bucket))',
    mustBe: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  },
  MIRROR_OF: {
    byDefault: 'none',
    meaning:
      'where the site listens that is mirrored, such as `http://site:3000`; with `SONA_ROLE=mirror` only. It is asked by the name in `SITE_URL`',
    mustBe: 'an address that begins with http:// or https://',
  },
  ...traceTexts,
  ...guardingTexts,
}
