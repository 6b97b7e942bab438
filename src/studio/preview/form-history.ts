/** The states before and after what was done to the blocks of a form, or typed into its page. */
export type FormHistory<State> = {
  /** Notes the state before a change. */
  note: (before: State) => void
  /** The state before the last change; undefined when there is none. @param now gives what to come back to with `redo`, as it is now. */
  undo: (now: (before: State) => State) => State | undefined
  redo: (now: (after: State) => State) => State | undefined
}

/** More than anybody takes back, and little enough to keep. */
const mostSteps = 50

export function createFormHistory<State>(): FormHistory<State> {
  const before: State[] = []
  const after: State[] = []
  return {
    note: (state) => {
      before.push(state)
      if (before.length > mostSteps) before.shift()
      after.length = 0
    },
    undo: (now) => {
      const state = before.pop()
      if (state !== undefined) after.push(now(state))
      return state
    },
    redo: (now) => {
      const state = after.pop()
      if (state !== undefined) before.push(now(state))
      return state
    },
  }
}
