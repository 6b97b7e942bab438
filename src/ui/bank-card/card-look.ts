/** What decides how a bank card looks. */
export type CardLook = { tier: 'debit' | 'prepaid' | 'gold' | 'world'; isCorporate: boolean }

const looks = {
  debit: { tier: 'debit', isCorporate: false },
  prepaid: { tier: 'prepaid', isCorporate: false },
  gold: { tier: 'gold', isCorporate: false },
  world: { tier: 'world', isCorporate: false },
  corporateDebit: { tier: 'debit', isCorporate: true },
  corporateGold: { tier: 'gold', isCorporate: true },
  corporateWorld: { tier: 'world', isCorporate: true },
} as const satisfies Record<string, CardLook>

/** The cards that the bank has, as editors choose them. */
export type CardTier = keyof typeof looks

/** How a card looks that an editor chose; null when none was chosen. */
export function toCardLook(tier: CardTier | null): CardLook | null {
  return tier === null ? null : looks[tier]
}
