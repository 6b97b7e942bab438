import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { localDay } from '@/src/country/local-day'
import type { InstallationSecrets, StretchCode } from '@/src/sealed/mailbox'
import { stretchCost } from '@/src/sealed/mailbox'
import type { SealedStore } from '@/src/sealed/store/sealed-store'

/** What one connection is answered with. */
export type IntakeTools = {
  store: SealedStore
  secrets: InstallationSecrets & { tickets: Uint8Array }
  dataDirectory: string
  /** The public half of the root, from the settings. */
  root: string
  now: () => number
}

/** What a page of sealed reports is answered with. */
export type IntakeAnswer = {
  status: number
  page: string
  /** Whether it says something of a code: then it leaves at a fixed moment, at a fixed size. */
  isAboutCode?: boolean
}

const derive = promisify(argon2)

/** Stretches a code with OpenSSL, which takes a tenth of the time. */
export const stretchNatively: StretchCode = (code, salt) =>
  derive('argon2id', {
    ...{ message: code, nonce: salt, memory: stretchCost.memory, passes: stretchCost.passes },
    ...{ parallelism: stretchCost.parallelism, tagLength: stretchCost.length },
  })

/** The day in the country: nothing finer is kept. */
export function today({ now }: IntakeTools): string {
  return localDay(now())
}
