import { resolve } from 'node:path'
import { z } from 'zod'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

const settings = z.object({
  /** Port of the public listener. */
  PORT: port(3000),
  /** Port of the CMS listener, bound to this machine only. */
  CMS_PORT: port(3001),
  /** Where everything that must survive a restart is kept. */
  SONA_DATA: z.string().min(1).default('.data'),
  /** The public address of the site, without a slash at the end. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** GraphQL address of a CMS in another process; without it the CMS runs in this one. */
  CONTENT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Address of a `graphql-ws` subscription service; none by default. */
  CONTENT_WS_URL: z.url({ protocol: /^wss?$/ }).optional(),
  /** Fixes the password of the first logins, for automation. */
  SONA_ADMIN_PASSWORD: z.string().min(12).optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
})

const parsed = settings.safeParse(process.env)
if (!parsed.success) {
  throw new Error(`A setting of the environment is not valid.\n${z.prettifyError(parsed.error)}`)
}
const values = parsed.data

/** The settings of this process. The only place that reads the environment. */
export const env = {
  port: values.PORT,
  cmsPort: values.CMS_PORT,
  dataDirectory: resolve(values.SONA_DATA),
  siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
  contentApiUrl: values.CONTENT_API_URL,
  contentWsUrl: values.CONTENT_WS_URL,
  adminPassword: values.SONA_ADMIN_PASSWORD,
  isDevelopment: values.NODE_ENV === 'development',
} as const
