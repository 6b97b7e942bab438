import { z } from 'zod'

/** Bytes as another process of the product sent them, which come without what Node adds to them. Nothing is copied. */
export const sentBytes = z
  .instanceof(Uint8Array)
  .transform(({ buffer, byteOffset, byteLength }): Buffer => Buffer.from(buffer, byteOffset, byteLength))
