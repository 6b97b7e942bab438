import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { fillText } from '@/src/i18n/staff-text'

/** What the pages of a login and of its factors say. */
export const signInTexts = staffTexts.signIn

/** What stands on the button that leads to the bank's own sign-in. @param name what it is called there. */
export function enterWith(name: string, language: keyof typeof signInTexts): string {
  return fillText(staffTexts.enterWith, { name })[language]
}
