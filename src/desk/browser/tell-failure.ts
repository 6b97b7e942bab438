import { DeskRefusal } from './ask-desk'
import { say, sayRefusal } from './desk-texts'

/** Tells whoever is at the desk something. */
export type Tell = (text: string) => void

/** Does something, and tells why when it does not work. */
export function orTell(act: () => Promise<void>, tell: Tell): () => Promise<void> {
  return () => act().catch((error: unknown) => tell(toSentence(error)))
}

function toSentence(error: unknown): string {
  if (error instanceof DeskRefusal) return sayRefusal(error.status)
  return say('failed', { reason: error instanceof Error ? error.message : String(error) })
}
