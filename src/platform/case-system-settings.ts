import { z } from 'zod'
import type { SettingText } from './setting-text'

/** What visitors sent goes over no line that others read, but within this machine. */
const address = z.url({ protocol: /^https?$/ }).refine((text) => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
})

/** Settings of the system in which the bank itself works on cases. */
export const caseSystemSettings = {
  /** Where cases are handed over: an address to which each is posted, or a directory. */
  CASE_SYSTEM: z.union([address, z.string().startsWith('/')]).optional(),
  /** What signs each post. */
  CASE_SYSTEM_SECRET: z.string().min(32).optional(),
} as const

export const caseSystemTexts: Readonly<Record<keyof typeof caseSystemSettings, SettingText>> = {
  CASE_SYSTEM: {
    byDefault: 'none',
    meaning:
      'where cases of the inboxes that hand over go besides, each as one archive: an address to which it is posted, or a directory ([more](operations.md#the-banks-case-system))',
    mustBe: 'an https address, an http address of this machine, or the path of a directory',
  },
  CASE_SYSTEM_SECRET: {
    byDefault: 'none',
    meaning: 'signs what is posted to that address (HMAC-SHA-256), so that the system there knows who sent it',
    mustBe: 'at least 32 characters',
  },
}

type CaseSystemSettings = z.infer<z.ZodObject<typeof caseSystemSettings>>

/** Where cases are handed over. */
export type CaseSystem = { directory: string } | { url: string; secret: string }

/** What the settings say of it; null where there is none. */
export function toCaseSystem({
  CASE_SYSTEM: place,
  CASE_SYSTEM_SECRET: secret,
}: CaseSystemSettings): CaseSystem | null {
  if (place === undefined) return null
  if (place.startsWith('/')) return { directory: place }
  return secret === undefined ? null : { url: place, secret }
}
