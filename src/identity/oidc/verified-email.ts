import { z } from 'zod'

/** What a provider says of somebody's address. */
export const vouched = z.looseObject({ email: z.string().optional() })

/** Ways in which providers write that something is so; OpenID Connect has the first. */
const yes: ReadonlySet<unknown> = new Set([true, 'true', 1, '1'])

/** Letters of other scripts that a change of case makes into those of an address have led into other people's accounts: none is taken. */
const plainAddress = /^[!-?A-~]{1,64}@[!-?A-~]{1,255}$/

/**
 * The address of somebody, when the provider has made sure that it is theirs.
 *
 * @param claim what says so: `email_verified`, or what a provider has instead. @returns undefined when the provider says nothing about it.
 */
export function toVerifiedEmail(said: z.infer<typeof vouched>, claim: string): string | null | undefined {
  const { email, [claim]: isVerified } = said
  if (email === undefined || isVerified === undefined) return undefined
  return yes.has(isVerified) && plainAddress.test(email) ? email : null
}
