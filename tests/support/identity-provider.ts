import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import Provider, { type Configuration } from 'oidc-provider'
import { z } from 'zod'
import { freePort } from './free-port'

/** What the provider knows of somebody; what they are called there is their subject. */
export type Identity = { subject: string; email?: string; email_verified?: boolean; amr?: string[]; acr?: string }

/** What is signed in a token. */
export type TokenParts = { header: Record<string, unknown>; claims: Record<string, unknown>; key: KeyObject }

/** A real OpenID provider on this machine. */
export type IdentityProvider = {
  issuer: string
  /** What the CMS is to be told of it. */
  settings: Record<string, string>
  /** Everybody it knows, by subject. */
  people: Map<string, Identity>
  /** Who sits before the browser; null: they cancel. Of no account where it has its own login page. */
  present: Identity | null
  /** Changes its tokens before they leave: its own key signs, unless it gives another. */
  forge: ((parts: TokenParts) => TokenParts) | null
  /** How long it takes over every answer, in milliseconds. */
  delayMs: number
  /** Answers the CMS with a fault of its own, while its pages go on. */
  isBroken: boolean
  /** How often its endpoint for tokens was asked. */
  exchanges: number
  start: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  /** Where the CMS is. */
  cms: string
  /** Whether it asks by its own page who signs in, as a browser sees it. */
  hasLoginPage?: boolean
  port?: number
}

const tokenAnswer = z.looseObject({ id_token: z.string() })
const clientSecret = 'what the CMS of the tests shows its provider'

/** Makes one; `start` has it listen. */
export async function makeIdentityProvider({ cms, hasLoginPage = false, port }: Options): Promise<IdentityProvider> {
  const listens = port ?? (await freePort())
  const issuer = `http://127.0.0.1:${listens}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const people = new Map<string, Identity>()
  const settings = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'sona', OIDC_CLIENT_SECRET: clientSecret }
  const known = (subject: string) => people.get(subject) ?? { subject }
  const configuration: Configuration = {
    clients: [
      {
        client_id: 'sona',
        client_secret: clientSecret,
        redirect_uris: [`${cms}/api/users/oidc/callback`],
        post_logout_redirect_uris: [`${cms}/admin/login`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'of-the-tests', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => {
        const { email, email_verified } = known(subject)
        return {
          sub: subject,
          ...(email === undefined ? {} : { email }),
          ...(email_verified === undefined ? {} : { email_verified }),
        }
      },
    }),
    // The bank's own CMS: nobody is asked whether it may know who they are.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
    features: { devInteractions: { enabled: hasLoginPage } },
    ...(hasLoginPage ? {} : { interactions: { url: (_context, { uid }) => `/interaction/${uid}` } }),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  }
  const provider = new Provider(issuer, configuration)
  provider.use(async (context, next) => {
    if (self.delayMs > 0) await wait(self.delayMs)
    // Whoever asked has gone.
    if (context.req.destroyed) return
    if (self.isBroken && context.path === '/token') {
      context.status = 503
      return
    }
    await next()
    if (context.path !== '/token') return
    self.exchanges++
    const answered = tokenAnswer.safeParse(context.body)
    if (!answered.success) return
    const own = readToken(answered.data.id_token, privateKey)
    const { amr, acr } = known(String(own.claims['sub']))
    const said = { ...own, claims: { ...own.claims, ...(amr ? { amr } : {}), ...(acr ? { acr } : {}) } }
    context.body = { ...answered.data, id_token: writeToken(self.forge ? self.forge(said) : said) }
  })
  const answer = provider.callback()
  const finish = async (request: IncomingMessage, response: ServerResponse) => {
    const { present } = self
    const result = present ? { login: { accountId: present.subject } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result)
  }
  let server: Server | null = null
  const self: IdentityProvider = {
    issuer,
    settings,
    people,
    present: null,
    forge: null,
    delayMs: 0,
    isBroken: false,
    exchanges: 0,
    start: () => {
      const begun = createServer((request, response) => {
        const isInteraction = !hasLoginPage && request.url?.startsWith('/interaction/')
        const done = isInteraction ? finish(request, response) : answer(request, response)
        done.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
      })
      server = begun
      return new Promise((resolve) => begun.listen(listens, '127.0.0.1', resolve))
    },
    stop: () => {
      server?.closeAllConnections()
      return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()))
    },
  }
  return self
}

const json = z.record(z.string(), z.unknown())

function readToken(token: string, key: KeyObject): TokenParts {
  const [header = '', claims = ''] = token.split('.')
  const read = (part: string) => json.parse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))
  return { header: read(header), claims: read(claims), key }
}

function writeToken({ header, claims, key }: TokenParts): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
}

/**
 * Goes through the provider as a browser does: follows where it leads and keeps its cookies.
 *
 * @param address where the CMS has led to. @returns where the provider leads back to.
 */
export async function passProvider(address: string, { issuer }: IdentityProvider): Promise<URL> {
  const jar = new Map<string, string>()
  let next = new URL(address)
  for (let step = 0; step < 8 && next.origin === issuer; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { Cookie: cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, next)
  }
  return next
}
