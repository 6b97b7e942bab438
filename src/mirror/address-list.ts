import { z } from 'zod'

/** Where a site lists every address that it answers alike for everybody: what a mirror of it has to keep. */
export const addressListPath = '/_build/addresses.json'

const listedAddress = z.object({
  /** Without escapes. */
  path: z.string().startsWith('/'),
  /** Changes whenever the answer does; null where only asking tells. */
  mark: z
    .string()
    .regex(/^[\w-]+$/)
    .nullable(),
  /** The parameters that the address answers, each differently: no mirror has those answers. */
  asks: z.array(z.string().regex(/^\w+$/)).optional(),
})
export type ListedAddress = z.infer<typeof listedAddress>

/** The list as it is sent. What was taken back stands first: it is the first that a mirror follows. */
export const addressList = z.object({ build: z.string(), addresses: z.array(listedAddress) })
export type AddressList = z.infer<typeof addressList>
