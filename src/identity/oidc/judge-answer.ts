import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import { z } from 'zod'
import type { ProviderSettings } from './look-up-provider'
import { callbackAddress } from './own-addresses'
import type { SignInFlow } from './sign-in-flow'
import { toVerifiedEmail, vouched } from './verified-email'

const claims = vouched.extend({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  acr: z.string().optional(),
  amr: z.array(z.string()).optional(),
})

/** The provider answered with something that is no answer to what was asked. */
export class UnfitAnswer extends Error {}

/** Who the provider says has signed in. */
export type ProvidedPerson = {
  issuer: string
  /** Never given to anybody else at that provider, and never changed. */
  subject: string
  /** Whether the provider asked for a second factor, as the settings know that it says so. */
  hasShownSecond: boolean
  /** What the provider answered, for when the person leaves. */
  idToken: string
  /** The address that the provider has made sure is theirs; null when it has not. Asks the provider when its first answer did not say. */
  readVerifiedEmail: () => Promise<string | null>
}

type Answer = { flow: SignInFlow; settings: ProviderSettings; query: string }

/**
 * Judges what a browser brought back from the provider, and asks the provider for what it stands for: the state, the code, the issuer, the
 * signature, audience, nonce and times.
 *
 * @throws when any of it is not as it should be, or the provider does not answer.
 */
export async function judgeAnswer(
  configuration: Configuration,
  { flow, settings, query }: Answer,
): Promise<ProvidedPerson> {
  // By its registered name, whatever name the request came by.
  const address = new URL(callbackAddress)
  address.search = query
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  })
  const said = read(claims, tokens.claims())
  const { acr, amr } = settings.secondFactor
  return {
    issuer: said.iss,
    subject: said.sub,
    hasShownSecond: acr.includes(said.acr ?? '') || (said.amr ?? []).some((method) => amr.includes(method)),
    idToken: tokens.id_token ?? '',
    readVerifiedEmail: async () => {
      const { verifiedClaim } = settings
      const told = toVerifiedEmail(said, verifiedClaim)
      if (told !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return told ?? null
      const more = read(vouched, await fetchUserInfo(configuration, tokens.access_token, said.sub))
      return toVerifiedEmail(more, verifiedClaim) ?? null
    },
  }
}

function read<Claims>(schema: z.ZodType<Claims>, given: unknown): Claims {
  const result = schema.safeParse(given)
  if (!result.success) throw new UnfitAnswer(z.prettifyError(result.error))
  return result.data
}
