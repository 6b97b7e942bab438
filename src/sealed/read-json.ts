import type { z } from 'zod'

/** Reads JSON from bytes. @throws when it is none, or not of that shape. */
export function parseJson<Value>(bytes: Uint8Array, shape: z.ZodType<Value>): Value {
  return shape.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
}
