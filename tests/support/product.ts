import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The password of every login in the tests. */
export const testPassword = 'correct horse battery staple'

/** Where the running product's addresses are written down for the test workers. */
export const productFile = '.cache/product.json'

const productAddresses = z.object({
  site: z.string(),
  cms: z.string(),
  data: z.string(),
  loaded: z.string(),
  published: z.string(),
  memoryMiB: z.object({ front: z.number(), back: z.number() }),
  tags: z.record(z.string(), z.string()),
})

/**
 * The addresses of the product under test and its data directory; a copy of a freshly loaded one, and a copy of it as it was when
 * every page had just been published, with the memory that its two processes had then and the validator of each page.
 */
export function readProduct(): z.infer<typeof productAddresses> {
  return productAddresses.parse(JSON.parse(readFileSync(productFile, 'utf8')))
}
