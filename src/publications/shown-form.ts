import { z } from 'zod'

/** A form as a page shows it: its key, and the fingerprint of the version that it was drawn with. */
export const shownForm = z.object({ formKey: z.string(), version: z.string() })
export type ShownForm = z.infer<typeof shownForm>
