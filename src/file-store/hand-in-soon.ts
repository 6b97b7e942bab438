import { log } from '@/src/platform/log'

const retryMs = 60_000

/** Hands in what lies on this machine, beside everything else; a minute later once more when the store does not take it. */
export function handInSoon(what: string, handIn: () => Promise<unknown>): void {
  handIn().catch((error: unknown) => {
    log.error(`${what} cannot be handed to the object store; tried again in a minute`, { error })
    setTimeout(() => handInSoon(what, handIn), retryMs).unref()
  })
}
