import { z } from 'zod'
import { label } from '../definition/field-parts'

/** What can be chosen. The value is what is stored and never translated; the label is what people read. */
export const choiceOption = z.object({ value: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,59}$/), label })
export type ChoiceOption = z.infer<typeof choiceOption>

/** The most options that a question can have. As a limit of a choice it stands for no limit. */
export const mostOptions = 300
export const choiceOptions = z.array(choiceOption).max(mostOptions)

/** The JSON Schema of a value that was chosen, as it is read back. */
export const chosenSchema = z.strictObject({ type: z.literal('string'), enum: z.array(z.string()).min(1) })
