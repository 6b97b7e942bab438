import { resolve } from 'node:path'
import { z } from 'zod'

const sender = z
  .string()
  .trim()
  .regex(/^(?:[^=,\n]{1,60}=)?[\w-]{43}$/)
  .transform((text) => {
    const key = text.slice(-43)
    return { key, name: text.slice(0, -44) || key.slice(0, 8) }
  })

/** Settings of bundles that go from one installation to another. */
export const promotionSettings = {
  /** File with the key that signs bundles here. */
  PROMOTION_KEY_FILE: z.string().min(1).optional(),
  /** Whose bundles are taken in here: public keys, each with a name before it or not. */
  PROMOTION_SENDERS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((one) => one.trim() !== ''))
    .pipe(z.array(sender).max(20)),
} as const

type PromotionSettings = z.infer<z.ZodObject<typeof promotionSettings>>

/** What the settings say of bundles. */
export function toPromotion({ PROMOTION_KEY_FILE: file, PROMOTION_SENDERS: senders }: PromotionSettings) {
  return { keyFile: file === undefined ? undefined : resolve(file), senders } as const
}
