import type { JsonObject } from './json'

/** How many of what is counted make one of what people write: money is counted in hundredths. @param schema of the answer */
export function smallestUnitsOf(schema: JsonObject): number {
  return 'x-currency' in schema ? 100 : 1
}
