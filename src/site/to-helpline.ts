/** The bank's telephone number as it is read and as it is dialled. */
export type Helpline = { number: string; href: string }

/** Null when staff have not set a number. */
export function toHelpline(number: string): Helpline | null {
  const dialled = number.replaceAll(/[^+\d]/g, '')
  return dialled === '' ? null : { number, href: `tel:${dialled}` }
}
