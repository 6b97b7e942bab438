import { z } from 'zod'
import { isJsonObject, type JsonObject } from '@/src/forms/definition/json'
import type { CarriedAnswers } from '@/src/forms/pages/judge-page'
import { mostCarried } from '@/src/forms/submission/post-limits'
import { openSealedText, sealText } from '@/src/platform/sealed-text'

/** For how long a page goes on being read that somebody left open or saved, in milliseconds. */
const longestAgeMs = 24 * 3_600_000

/** The shape of what is sealed: it changes when that does, so that nothing is read as something else. */
const shape = 1

const sealed = z.strictObject({
  shape: z.literal(shape),
  /** When it was sealed. */
  at: z.number(),
  /** The version that it was written in. */
  version: z.string(),
  done: z.array(z.string()),
  values: z.custom<JsonObject>(isJsonObject),
})

type Sealing = { secret: string; formKey: string; now: number }

/**
 * Seals what somebody wrote on the pages of a form, for the next page to carry: nobody else reads or changes it, and nothing of it is kept
 * here. @returns null when it is more than a page carries.
 */
export function sealAnswers(
  { values, done, version }: CarriedAnswers & { version: string },
  { secret, formKey, now }: Sealing,
): string | null {
  const text = JSON.stringify({ shape, at: now, version, done: [...done], values } satisfies z.input<typeof sealed>)
  const carried = sealText(secret, `answers to ${formKey}`, text)
  return carried.length > mostCarried ? null : carried
}

/** Opens what a page carried. @returns null when it was not sealed here for this form, or longer ago than a day. */
export function openAnswers(carried: string, { secret, formKey, now }: Sealing): CarriedAnswers | null {
  if (carried.length > mostCarried) return null
  const text = openSealedText(secret, `answers to ${formKey}`, carried)
  if (text === null) return null
  const read = sealed.safeParse(JSON.parse(text))
  if (!read.success || now - read.data.at > longestAgeMs || read.data.at > now) return null
  const { values, done } = read.data
  return { values, done }
}
