import { z } from 'zod'

/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** Unknown data as JSON. @throws when it holds what JSON cannot. */
export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), jsonObject]),
)
export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), json)

/** Whether a JSON value is an object, not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
