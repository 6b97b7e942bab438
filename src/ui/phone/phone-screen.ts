/** What a screen of the bank's app is of, which decides how it is laid out. */
export const screenKinds = ['alert', 'code', 'transfer'] as const
export type ScreenKind = (typeof screenKinds)[number]

/** A line of a screen: an account, a movement, a condition. */
export type ScreenEntry = { id: string; label: string; value: string; detail: string | null }

/** A screen of the bank's app, in words. Whatever is null is left out. */
export type PhoneScreen = {
  id: string
  kind: ScreenKind
  /** What the value is. */
  label: string
  /** The one thing that the screen says: an amount or a code. */
  value: string
  detail: string | null
  /** Of an alert the first is the account, the others are its movements. */
  entries: readonly ScreenEntry[]
  button: string | null
}
