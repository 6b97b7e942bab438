import { resolve } from 'node:path'
import { z } from 'zod'
import { backupSettings, toBackup } from './backup-settings'
import { providerSettings, toProvider, words } from './provider-settings'
import { withSecretFiles } from './secret-files'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

const settings = z
  .object({
    /** The parts this process runs: the site with its public listener, the CMS with its own, or both. */
    SONA_ROLE: z.enum(['all', 'site', 'cms']).default('all'),
    /** Port of the public listener. */
    PORT: port(3000),
    /** Port of the CMS listener. */
    CMS_PORT: port(3001),
    /** Network address that the CMS listener is bound to: by default only this machine reaches it. */
    CMS_HOST: z.string().min(1).default('127.0.0.1'),
    /** The address at which staff and the site reach the CMS; its host name is answered besides this machine's own. */
    CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Where everything that must survive a restart is kept. */
    SONA_DATA: z.string().min(1).default('.data'),
    /** The public address of the site, without a slash at the end. */
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** GraphQL address of the CMS that a `site` process shows; the other roles have the CMS in themselves. */
    CONTENT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Address of a `graphql-ws` subscription service; none by default. */
    CONTENT_WS_URL: z.url({ protocol: /^wss?$/ }).optional(),
    /** How many proxies of the bank's own stand in front of the public listener; each adds the address it saw to `X-Forwarded-For`. */
    PROXY_COUNT: z.coerce.number().int().min(0).max(9).default(0),
    /** How far browsers are bound to TLS where the address is https: `Strict-Transport-Security`, for two years. */
    HSTS: z.enum(['off', 'host', 'subdomains', 'preload']).default('host'),
    /** The same for the listener of the CMS. */
    CMS_PROXY_COUNT: z.coerce.number().int().min(0).max(9).default(0),
    /** The virus scanner that looks at files which visitors send, ClamAV's daemon: `host:port` or the path of its socket. */
    CLAMD: z
      .string()
      .regex(/^(?:\/.+|.+:\d+)$/)
      .optional(),
    /** The mail server: `smtp://user:password@host:port`, or `smtps://…`. None: messages become files in the data directory. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Whom messages come from, such as `BCS <noreply@bcs.ao>`. */
    MAIL_FROM: z.string().includes('@').optional(),
    /** What a `site` process shows its CMS when it hands over what visitors sent; the same in both. */
    SUBMISSIONS_SECRET: z.string().min(32).optional(),
    /** A PMTiles file with the streets of the branch map; without it the map has the provinces only. */
    STREET_MAP: z.string().min(1).endsWith('.pmtiles').optional(),
    /** Where exchange rates are fetched, as the central bank's service answers; none by default: staff enter them. */
    EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Seconds from one fetching of exchange rates to the next. */
    EXCHANGE_RATES_EVERY: z.coerce.number().int().min(1).max(86_400).default(1_800),
    /** For how many days it stays known what an address showed, after it shows something else. */
    HISTORY_DAYS: z.coerce.number().int().min(1).default(3_650),
    /** Minutes without a request after which a session in the CMS ends. */
    SESSION_IDLE_MINUTES: z.coerce.number().min(1).max(480).default(30),
    /** Roles that are let in with a second factor only, such as `admin,approver`; none by default. */
    SECOND_FACTOR_ROLES: words.pipe(z.array(z.enum(['editor', 'approver', 'compliance', 'investigator', 'admin']))),
    /** File with the keys that seal the audit log, one on each line, the newest first; outside the data directory. */
    AUDIT_KEY_FILE: z.string().min(1).optional(),
    /** The key itself, where there is no file. */
    AUDIT_KEY: z.string().min(32).optional(),
    /** Where checkpoints of the audit log go: a file that is only appended to, `syslog`, `udp://host:port` or `tcp://host:port`. */
    AUDIT_CHECKPOINTS: z
      .string()
      .regex(/^(?:\/.+|syslog|(?:udp|tcp):\/\/[^/]+:\d+)$/)
      .optional(),
    ...providerSettings,
    /** Who may log in with a password of the CMS's own: everybody, nobody, or the accounts of these addresses only. */
    PASSWORD_LOGIN: z
      .union([z.enum(['all', 'none']), words.pipe(z.array(z.email().toLowerCase()).min(1))])
      .default('all'),
    /** The root that signs who may open sealed reports (none: there are none); the ports where they are taken, and opened. */
    SEALED_ROOT: z.hex().length(64).toLowerCase().optional(),
    SEALED_PORT: port(3002),
    DESK_PORT: port(3003),
    ...backupSettings,
    /** Whom a message tells on each working day to look at the desk, such as `ana@bcs.example,rui@bcs.example`. */
    SEALED_NOTICES: words.pipe(z.array(z.email())),
    /** Port at which figures are asked for, on the address of METRICS_HOST; none by default. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** Whether each request is a line of the log. */
    REQUEST_LOG: z.enum(['off', 'json']).default('off'),
    /** Fixes the password of the first logins, for automation. */
    SONA_ADMIN_PASSWORD: z.string().min(12).optional(),
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  })
  .refine(({ SONA_ROLE, CONTENT_API_URL }) => (SONA_ROLE === 'site') === (CONTENT_API_URL !== undefined), {
    path: ['CONTENT_API_URL'],
    error: 'belongs to SONA_ROLE=site, which needs it to reach the CMS; the other roles have the CMS in themselves',
  })
  .refine(({ OIDC_ISSUER, OIDC_CLIENT_ID }) => (OIDC_ISSUER === undefined) === (OIDC_CLIENT_ID === undefined), {
    path: ['OIDC_CLIENT_ID'],
    error: 'belongs to OIDC_ISSUER, and it to this',
  })
  .refine(({ OIDC_ISSUER, PASSWORD_LOGIN }) => OIDC_ISSUER !== undefined || PASSWORD_LOGIN === 'all', {
    path: ['PASSWORD_LOGIN'],
    error: 'leaves people no way in without OIDC_ISSUER',
  })

const { given, mistakes } = withSecretFiles(process.env)
if (mistakes.length > 0) throw new Error(`A setting of the environment is not valid.\n${mistakes.join('\n')}`)
const parsed = settings.safeParse(given)
if (!parsed.success) {
  throw new Error(`A setting of the environment is not valid.\n${z.prettifyError(parsed.error)}`)
}
const values = parsed.data

/** The settings of this process. The only place that reads the environment. */
export const env = {
  role: values.SONA_ROLE,
  port: values.PORT,
  cmsPort: values.CMS_PORT,
  cmsHost: values.CMS_HOST,
  cmsUrl: values.CMS_URL,
  dataDirectory: resolve(values.SONA_DATA),
  siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
  contentApiUrl: values.CONTENT_API_URL,
  contentWsUrl: values.CONTENT_WS_URL,
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM ?? 'noreply@localhost',
  submissionsSecret: values.SUBMISSIONS_SECRET,
  clamd: values.CLAMD,
  proxyCount: values.PROXY_COUNT,
  transportPromise: values.HSTS,
  cmsProxyCount: values.CMS_PROXY_COUNT,
  streetMap: values.STREET_MAP === undefined ? undefined : resolve(values.STREET_MAP),
  exchangeRatesUrl: values.EXCHANGE_RATES_URL,
  exchangeRatesEverySeconds: values.EXCHANGE_RATES_EVERY,
  historyDays: values.HISTORY_DAYS,
  sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
  secondFactorRoles: values.SECOND_FACTOR_ROLES,
  auditKeyFile: values.AUDIT_KEY_FILE === undefined ? undefined : resolve(values.AUDIT_KEY_FILE),
  auditKey: values.AUDIT_KEY,
  auditCheckpoints: values.AUDIT_CHECKPOINTS,
  oidc: toProvider(values),
  passwordLogin: values.PASSWORD_LOGIN,
  sealedRoot: values.SEALED_ROOT,
  sealedPort: values.SEALED_PORT,
  deskPort: values.DESK_PORT,
  backup: toBackup(values),
  sealedNotices: values.SEALED_NOTICES,
  metrics: values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  hasRequestLog: values.REQUEST_LOG === 'json',
  adminPassword: values.SONA_ADMIN_PASSWORD,
  isDevelopment: values.NODE_ENV === 'development',
} as const

/**
 * Sets in the environment what a package reads nowhere else.
 *
 * @returns what puts it back as it was, so that no process which is started later inherits it.
 */
export function lendSetting(name: string, value: string): () => void {
  const before = process.env[name]
  process.env[name] = value
  return () => {
    if (before === undefined) delete process.env[name]
    else process.env[name] = before
  }
}
