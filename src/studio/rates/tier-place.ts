import type { TypedTier } from '@/src/rates/typed-rates'

/** The name of a rate of a simulator at the desk. */
export function toTierPlace({ simulator, product, tier }: Pick<TypedTier, 'simulator' | 'product' | 'tier'>): string {
  return `${simulator} ${product} ${tier}`
}
