import {
  allowInsecureRequests,
  type Configuration,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { readClientAuth } from './client-secret'

/** The settings of the bank's own sign-in. */
export type ProviderSettings = NonNullable<typeof env.oidc>

/** What the provider says of itself, with how to speak to it. @throws when it does not answer, or not as it should. */
export type ProviderSource = (now: number) => Promise<Configuration>

/** How far apart its clock and ours may be. */
const clockSeconds = 30

/** For how long its description holds without looking again; and for how long when it does not answer any more. */
const freshMs = 3_600_000
const lastMs = 86_400_000

/** A provider that did not answer is not asked again at once: people who wait take the room of others. */
const pauseMs = 1_000

/** Looks the provider up when somebody needs it, once for everybody who does. The CMS starts and runs without it. */
export function createProviderSource(settings: ProviderSettings): ProviderSource {
  let known: { configuration: Configuration; at: number } | null = null
  let asked: { answer: Promise<Configuration>; endedAt: number } | null = null

  const ask = async (): Promise<Configuration> => {
    const configuration = await lookUp(settings).catch((error: unknown) => {
      log.info('The provider of the sign-in did not answer; it is asked once more', { error })
      return lookUp(settings)
    })
    known = { configuration, at: Date.now() }
    return configuration
  }
  return async (now) => {
    if (known && now - known.at < freshMs) return known.configuration
    if (!asked || now - asked.endedAt > pauseMs) {
      const current = { answer: ask(), endedAt: Number.POSITIVE_INFINITY }
      asked = current
      const end = () => {
        current.endedAt = Date.now()
      }
      current.answer.then(end, end)
    }
    try {
      return await asked.answer
    } catch (error) {
      if (!known || now - known.at > lastMs) throw error
      log.error('The provider of the sign-in does not answer; what it said of itself before is used', { error })
      return known.configuration
    }
  }
}

function lookUp(settings: ProviderSettings): Promise<Configuration> {
  const issuer = new URL(settings.issuer)
  // Settings take an issuer without TLS on this machine only.
  const isLocal = issuer.protocol === 'http:'
  return discovery(issuer, settings.clientId, { [clockTolerance]: clockSeconds }, readClientAuth(settings), {
    timeout: settings.timeoutSeconds,
    // Without the first, what came over TLS from the provider would be believed without its signature.
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
  })
}
