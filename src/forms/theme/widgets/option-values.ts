import type { EnumOptionsType } from '@rjsf/utils'

/** What a control posts for an option: its value as text; its place, when it is no text, number or truth value. */
export function toPostedValue({ value }: EnumOptionsType, place: number): string {
  return typeof value === 'object' ? String(place) : String(value)
}

/** Whether an option is what is answered. A posted form answers in texts. */
export function isChosen({ value }: EnumOptionsType, answer: unknown): boolean {
  return typeof value === 'object' ? JSON.stringify(value) === JSON.stringify(answer) : String(value) === String(answer)
}
