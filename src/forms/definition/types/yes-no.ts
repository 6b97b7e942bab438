import { z } from 'zod'
import { questionParts } from '../field-parts'
import type { JsonObject } from '../json'

export const yesNoField = z.object({ ...questionParts, type: z.literal('yesNo') })

/** A box to tick. Not ticked means not given: there is no answer "no" to it. */
export const consentField = z.object({ ...questionParts, type: z.literal('consent') })

const yesNoSchema = z.strictObject({ type: z.literal('boolean') })
const consentSchema = z.strictObject({ type: z.literal('boolean'), const: z.literal(true) })

/** The rules of a yes or no as JSON Schema. */
export function toYesNoSchema(): JsonObject {
  return { type: 'boolean' }
}

/** The rules of a consent as JSON Schema. */
export function toConsentSchema(): JsonObject {
  return { type: 'boolean', const: true }
}

/** @throws when a JSON Schema is not that of a yes or no. */
export function readYesNoSchema(value: unknown) {
  yesNoSchema.parse(value)
  return {}
}

/** @throws when a JSON Schema is not that of a consent. */
export function readConsentSchema(value: unknown) {
  consentSchema.parse(value)
  return {}
}
