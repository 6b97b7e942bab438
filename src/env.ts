import { resolve } from 'node:path'
import { z } from 'zod'

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
    /** Fixes the password of the first logins, for automation. */
    SONA_ADMIN_PASSWORD: z.string().min(12).optional(),
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  })
  .refine(({ SONA_ROLE, CONTENT_API_URL }) => (SONA_ROLE === 'site') === (CONTENT_API_URL !== undefined), {
    path: ['CONTENT_API_URL'],
    error: 'belongs to SONA_ROLE=site, which needs it to reach the CMS; the other roles have the CMS in themselves',
  })

const parsed = settings.safeParse(process.env)
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
  adminPassword: values.SONA_ADMIN_PASSWORD,
  isDevelopment: values.NODE_ENV === 'development',
} as const
