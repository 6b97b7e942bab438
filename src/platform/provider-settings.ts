import { resolve } from 'node:path'
import { z } from 'zod'

/** Words that stand between commas or spaces. */
export const words = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))
  .default([])

/** Whether what is asked of an address and answered there stays between this process and it. */
function isTrustworthy({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
}

/** Settings of the bank's own sign-in. */
export const providerSettings = {
  /** The bank's own sign-in, an OpenID provider: its address exactly as the provider writes it. Without one, people have passwords. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine((issuer) => !issuer.includes('/.well-known/'), 'is the issuer itself, without /.well-known/')
    .refine((issuer) => isTrustworthy(new URL(issuer)), 'must begin with https://, except on this machine')
    .optional(),
  /** What the provider calls the CMS. */
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** What the CMS shows the provider; or a file that holds it. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET_FILE: z.string().min(1).optional(),
  /** What is asked of the provider about a person. */
  OIDC_SCOPES: z
    .string()
    .default('openid email')
    .refine((scopes) => scopes.split(' ').includes('openid'), 'must have openid among its words'),
  /** What the provider says by when it has made sure that an address is somebody's. */
  OIDC_VERIFIED_CLAIM: z.string().min(1).default('email_verified'),
  /** How many seconds the provider may take over an answer. */
  OIDC_TIMEOUT: z.coerce.number().min(0.5).max(30).default(5),
  /** What people call the provider, in both languages of the CMS. */
  OIDC_NAME_PT: z.string().min(1).max(60).default('o serviço de identidade do banco'),
  OIDC_NAME_EN: z.string().min(1).max(60).default('the bank’s identity service'),
  /** With any of these values the provider says that it asked for a second factor: the CMS asks for none then. */
  OIDC_SECOND_FACTOR_ACR: words,
  OIDC_SECOND_FACTOR_AMR: words,
} as const

type ProviderSettings = z.infer<z.ZodObject<typeof providerSettings>>

/** The provider that the settings name; null when they name none. */
export function toProvider(given: ProviderSettings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET_FILE: file } = given
  if (issuer === undefined || clientId === undefined) return null
  return {
    issuer,
    clientId,
    clientSecret: given.OIDC_CLIENT_SECRET,
    clientSecretFile: file === undefined ? undefined : resolve(file),
    scopes: given.OIDC_SCOPES,
    verifiedClaim: given.OIDC_VERIFIED_CLAIM,
    timeoutSeconds: given.OIDC_TIMEOUT,
    name: { pt: given.OIDC_NAME_PT, en: given.OIDC_NAME_EN },
    secondFactor: { acr: given.OIDC_SECOND_FACTOR_ACR, amr: given.OIDC_SECOND_FACTOR_AMR },
  } as const
}
