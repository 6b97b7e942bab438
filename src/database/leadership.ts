import { openProcessChannel } from '@/src/platform/process-channel'
import { dialect } from './own-dialect'

const leaderships = openProcessChannel<'now', boolean>('sona:leadership')

/**
 * Whether this process does what only one at its database does: the schedule, rates, retention. Asked before each turn of such work, and
 * not once: another process leads a few seconds after this one lost its connection. A file has one process, which always leads.
 */
export function leads(): boolean {
  return dialect.name === 'sqlite' || leaderships.ask('now') === true
}

/** Whether somebody in this process already answers for its leadership. */
export function hasLeadership(): boolean {
  return leaderships.ask('now') !== null
}

/** Answers in this process whether it leads. @returns what ends it. */
export function answerLeadership(isLeading: () => boolean): () => void {
  return leaderships.answer(isLeading)
}
