import { resolve } from 'node:path'
import { toBackup } from './backup-settings'
import { toCaseSystem } from './case-system-settings'
import { toPromotion } from './promotion-settings'
import { toProvider } from './provider-settings'
import { readSettings } from './read-settings'
import { toStore } from './store-settings'
import { toTraces } from './trace-settings'

const read = readSettings(process.env)
if ('mistakes' in read) {
  // Sentences for whoever set them: a stack would say where the product is made of what.
  process.stderr.write(`\n${read.mistakes.join('\n')}\n`)
  process.exit(1)
}
const { values } = read

/** Settings that are none, and look as if they were meant for the product. */
export const strangeSettings = read.strange

/** The settings of this process. The only place that reads the environment. */
export const env = {
  role: values.SONA_ROLE,
  port: values.PORT,
  cmsPort: values.CMS_PORT,
  cmsHost: values.CMS_HOST,
  cmsUrl: values.CMS_URL,
  dataDirectory: resolve(values.SONA_DATA),
  databaseUrl: values.DATABASE_URL,
  databasePool: values.DATABASE_POOL,
  copyDownUrl: values.COPY_DOWN_DATABASE_URL,
  /** Where files are that several processes share; null where they lie in the data directory. */
  store: toStore(values),
  siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
  contentApiUrl: values.CONTENT_API_URL,
  snapshotFrom: values.SNAPSHOT_FROM,
  contentWsUrl: values.CONTENT_WS_URL,
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM ?? 'noreply@localhost',
  secret: values.SONA_SECRET?.[0],
  formerSecrets: values.SONA_SECRET?.slice(1) ?? [],
  /** What a site shows; the CMS accepts the former ones as well. */
  submissionsSecret: values.SUBMISSIONS_SECRET?.[0],
  formerSubmissionsSecrets: values.SUBMISSIONS_SECRET?.slice(1) ?? [],
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
  promotion: toPromotion(values),
  /** Where cases go besides; null where there is no such system. */
  caseSystem: toCaseSystem(values),
  mirror:
    values.MIRROR_DIRECTORY === undefined || values.MIRROR_OF === undefined
      ? null
      : {
          ...{ directory: resolve(values.MIRROR_DIRECTORY), of: new URL(values.MIRROR_OF) },
          bucket: toStore({ ...values, S3_BUCKET: values.MIRROR_BUCKET }),
        },
  sealedNotices: values.SEALED_NOTICES,
  metrics: values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  hasRequestLog: values.REQUEST_LOG === 'json',
  /** Where requests are followed through the processes; null where they are not. */
  traces: toTraces(values),
  adminPassword: values.SONA_ADMIN_PASSWORD,
  isDevelopment: values.NODE_ENV === 'development',
} as const

/**
 * Sets in the environment what a package reads nowhere else, or what a process that is started now is to have; in the place of a file that holds it.
 *
 * @returns what puts it back as it was, so that no process which is started later inherits it.
 */
export function lendSetting(name: string, value: string): () => void {
  const names = [name, `${name}_FILE`]
  const before = names.map((each) => [each, process.env[each]] as const)
  for (const each of names) delete process.env[each]
  process.env[name] = value
  return () => {
    for (const [each, text] of before) {
      if (text === undefined) delete process.env[each]
      else process.env[each] = text
    }
  }
}
