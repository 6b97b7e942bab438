import texts from '@/messages/staff/desk.json' with { type: 'json' }
import { fillPlaces } from '@/src/i18n/fill-places'
import { toStaffLanguage } from '@/src/i18n/staff-text'

/** The language of the desk: that of the browser, where the desk has it. */
export const language = toStaffLanguage(navigator.language.slice(0, 2))

type Said = Exclude<keyof typeof texts, 'decisionKinds' | 'kinds' | 'refusals'>

/** A text of the desk with what it speaks of put in. */
export function say(name: Said, values: Readonly<Record<string, string>> = {}): string {
  return fillPlaces(texts[name][language], values)
}

/** What is decided of a case. */
export function sayDecision(kind: keyof typeof texts.decisionKinds): string {
  return texts.decisionKinds[kind][language]
}

/** What an item is. */
export function sayKind(kind: keyof typeof texts.kinds): string {
  return texts.kinds[kind][language]
}

/** Why the desk's server does not do what was asked. @param status that it answers with. */
export function sayRefusal(status: number): string {
  const { refusals } = texts
  const why = status === 401 ? refusals.unknown : status === 404 ? refusals.missing : refusals.impossible
  return why[language]
}
