import type { Messages } from '@/src/i18n/messages'

/** The words of a simulator in one language. Data, because the browser has no catalogue of messages. */
export type SimulatorTexts = Messages['simulator']

/** Puts values into the places of a text that are named in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
