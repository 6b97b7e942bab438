import type { FormDraft } from './form-draft'

/** What was done to a form since it was opened, so that it can be undone. */
export type DraftHistory = {
  readonly past: readonly FormDraft[]
  readonly present: FormDraft
  readonly future: readonly FormDraft[]
  /** What the last step changed; typing on in the same place is the same step. */
  readonly place: string | null
}

/** Steps that are kept. */
const most = 100

export function startHistory(present: FormDraft): DraftHistory {
  return { past: [], present, future: [], place: null }
}

/** A step further. @param place what the step changes, when it is typed; null for what is a step of its own */
export function record(history: DraftHistory, present: FormDraft, place: string | null): DraftHistory {
  if (present === history.present) return history
  const goesOn = place !== null && place === history.place
  const past = goesOn ? history.past : [...history.past, history.present].slice(-most)
  return { past, present, future: [], place }
}

export function undo({ past, present, future, ...rest }: DraftHistory): DraftHistory {
  const last = past.at(-1)
  return last
    ? { past: past.slice(0, -1), present: last, future: [present, ...future], place: null }
    : { past, present, future, ...rest }
}

export function redo({ past, present, future, ...rest }: DraftHistory): DraftHistory {
  const [next, ...later] = future
  return next
    ? { past: [...past, present], present: next, future: later, place: null }
    : { past, present, future, ...rest }
}
