import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The password of every login in the tests. */
export const testPassword = 'correct horse battery staple'

/** Where the running product's addresses are written down for the test workers. */
export const productFile = '.cache/product.json'

const productAddresses = z.object({ site: z.string(), cms: z.string(), data: z.string(), loaded: z.string() })

/** The addresses of the product under test, its data directory, and a copy of a freshly loaded one. */
export function readProduct(): z.infer<typeof productAddresses> {
  return productAddresses.parse(JSON.parse(readFileSync(productFile, 'utf8')))
}
