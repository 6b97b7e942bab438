import { saveControl } from '../placing/form-controls'
import { readItemEdit } from '../submission/edit-items'

/** Names of what a page of a form sends beside its answers. On the page each begins with a low line. */
export const stepControls = {
  /** The page that is sent, by its key, or {@link checkPlace}. */
  at: 'at',
  /** What was written on all pages, sealed. */
  carried: 'carried',
  /** The button that leads back, whatever is wrong with the page. */
  back: 'back',
  /** The button that leads to a page to change it: its key. */
  change: 'change',
} as const

/** Stands for the check of all answers, where a page would be named. No key is written like that. */
export const checkPlace = '-'

/** What somebody asks for with a page that they send: to go on or back, to another page, or to see the same one with more or fewer boxes. */
export type Walk = { kind: 'on' | 'back' | 'stay' } | { kind: 'change'; to: string | null }

/** The page that is sent and where it shall lead. The page is undefined where none is named: it was drawn by a form without pages. */
export function readWalk(controls: Readonly<Record<string, string>>): { at: string | null | undefined; walk: Walk } {
  const { [stepControls.at]: at, [stepControls.change]: change, [stepControls.back]: back } = controls
  const toPlace = (name: string) => (name === checkPlace ? null : name)
  return { at: at === undefined ? undefined : toPlace(at), walk: toWalk() }

  function toWalk(): Walk {
    if (readItemEdit(controls) || controls[saveControl] !== undefined) return { kind: 'stay' }
    if (change !== undefined) return { kind: 'change', to: toPlace(change) }
    return { kind: back === undefined ? 'on' : 'back' }
  }
}
