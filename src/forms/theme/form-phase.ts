/** The code by which a sender follows what they sent, and what is said of it. */
export type FollowWords = { text: string; code: string; href: string; name: string }

/** Where a form in the page is on its way. */
export type FormPhase =
  | { kind: 'open' | 'waiting' | 'failed' }
  /** How much of a long one is on its way already, between 0 and 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'received'; reference: string | null; follow: FollowWords | null }

/** A form that is being sent, of which more is on its way; any other stays what it is. */
export function withShare(phase: FormPhase, share: number): FormPhase {
  return phase.kind === 'sending' ? { kind: 'sending', share } : phase
}
