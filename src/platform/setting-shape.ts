import { z } from 'zod'
import { backupSettings } from './backup-settings'
import { caseSystemSettings } from './case-system-settings'
import { promotionSettings } from './promotion-settings'
import { providerSettings, words } from './provider-settings'
import { storeSettings } from './store-settings'
import { traceSettings } from './trace-settings'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

const databaseAddress = z
  .url({ protocol: /^postgres(?:ql)?$/, hostname: /./ })
  .refine((text) => (URL.parse(text)?.pathname.length ?? 0) > 1)

/** One on a line each: the first is used, and the ones that it took the place of are accepted. */
const severalSecrets = z
  .string()
  .transform((text) => text.split('\n').flatMap((line) => line.trim() || []))
  .pipe(z.array(z.string().min(32)).min(1).max(3))
  .optional()

/** Every setting of the product, and what it may be. What each means, and what is said of a mistake, is in `setting-texts.ts`. */
export const settingShape = {
  SONA_ROLE: z.enum(['all', 'site', 'cms', 'mirror']).default('all'),
  PORT: port(3000),
  CMS_PORT: port(3001),
  CMS_HOST: z.string().min(1).default('127.0.0.1'),
  CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SONA_DATA: z.string().min(1).default('.data'),
  DATABASE_URL: databaseAddress.optional(),
  COPY_DOWN_DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  ...storeSettings,
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SNAPSHOT_FROM: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_WS_URL: z.url({ protocol: /^wss?$/ }).optional(),
  PROXY_COUNT: z.coerce.number().int().min(0).max(9).default(0),
  HSTS: z.enum(['off', 'host', 'subdomains', 'preload']).default('host'),
  CMS_PROXY_COUNT: z.coerce.number().int().min(0).max(9).default(0),
  CLAMD: z
    .string()
    .regex(/^(?:\/.+|.+:\d+)$/)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().includes('@').optional(),
  SONA_SECRET: severalSecrets,
  SUBMISSIONS_SECRET: severalSecrets,
  STREET_MAP: z.string().min(1).endsWith('.pmtiles').optional(),
  EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  EXCHANGE_RATES_EVERY: z.coerce.number().int().min(1).max(86_400).default(1_800),
  HISTORY_DAYS: z.coerce.number().int().min(1).default(3_650),
  SESSION_IDLE_MINUTES: z.coerce.number().min(1).max(480).default(30),
  SECOND_FACTOR_ROLES: words.pipe(z.array(z.enum(['editor', 'approver', 'compliance', 'investigator', 'hr', 'admin']))),
  AUDIT_KEY_FILE: z.string().min(1).optional(),
  AUDIT_KEY: z.string().min(32).optional(),
  AUDIT_CHECKPOINTS: z
    .string()
    .regex(/^(?:\/.+|syslog|(?:udp|tcp):\/\/[^/]+:\d+)$/)
    .optional(),
  ...providerSettings,
  PASSWORD_LOGIN: z
    .union([z.enum(['all', 'none']), words.pipe(z.array(z.email().toLowerCase()).min(1))])
    .default('all'),
  SEALED_ROOT: z.hex().length(64).toLowerCase().optional(),
  SEALED_PORT: port(3002),
  DESK_PORT: port(3003),
  ...backupSettings,
  ...promotionSettings,
  ...caseSystemSettings,
  // It stands in the configuration of nginx, within quotes.
  MIRROR_DIRECTORY: z
    .string()
    .regex(/^[^"$\\\n]+$/)
    .optional(),
  MIRROR_BUCKET: storeSettings.S3_BUCKET,
  MIRROR_OF: z.url({ protocol: /^https?$/ }).optional(),
  SEALED_NOTICES: words.pipe(z.array(z.email())),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  REQUEST_LOG: z.enum(['off', 'json']).default('off'),
  ...traceSettings,
  SONA_ADMIN_PASSWORD: z.string().min(12).optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
} as const

export type SettingName = keyof typeof settingShape

/** The settings as they were given, read and filled up. */
export type Settings = z.infer<z.ZodObject<typeof settingShape>>
