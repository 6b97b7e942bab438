import { z } from 'zod'
import { isJsonObject, type JsonObject } from '@/src/forms/definition/json'
import { inLocales } from '@/src/i18n/locales'

/** A file that is kept with a form, without its content. */
const savedFile = z.strictObject({
  /** The way to the answer. */
  field: z.string(),
  name: z.string().min(1).max(255),
  mediaType: z.string(),
  /** In bytes. */
  size: z.int().positive(),
  /** By which the answers name it; it says nothing of it. */
  reference: z.string(),
})
export type SavedFile = z.infer<typeof savedFile>

/** A form as somebody left it: sealed where it lies, and opened by their code alone. */
export const savedForm = z.strictObject({
  /** The shape of what is sealed: it changes when that does, so that nothing is read as something else. */
  shape: z.literal(1),
  formKey: z.string(),
  /** The version that it was filled in with. */
  versionHash: z.string(),
  /** The page that its visitor was on; null for the check of all answers, and for a form that is asked as a whole. */
  at: z.string().nullable(),
  /** The pages that were left with nothing wrong on them. */
  done: z.array(z.string()),
  /** As typed, on all pages. Where files were attached stand the facts of those that are kept. */
  values: z.custom<JsonObject>(isJsonObject),
  /** What its questions were called, by their places: a later version may not have them any more. */
  labels: z.record(z.string(), z.strictObject(inLocales(() => z.string()))),
  files: z.array(savedFile).max(100),
})
export type SavedForm = z.infer<typeof savedForm>

/** How long a form is kept, in days after the one on which it was saved last. */
export const daysKept = 28

/** How long files are held of a form that is shown again, in days after the one on which it was. */
export const daysHeld = 1
