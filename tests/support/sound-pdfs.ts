import { makePdf } from './make-files'

/** Documents that are what they say, of two sizes: their contents may be looked into. */
export const soundPdfs = {
  small: new Uint8Array(await makePdf()),
  large: new Uint8Array(await makePdf(({ context }) => void context.register(context.stream('a'.repeat(300_000), {})))),
} as const
