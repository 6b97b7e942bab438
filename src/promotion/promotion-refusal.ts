import type { StaffText } from '@/src/i18n/staff-text'

/** A bundle that is not made or not taken in: said to who asked for it, in their language. Nothing was changed. */
export class PromotionRefusal extends Error {
  override readonly name = 'PromotionRefusal'

  constructor(
    readonly said: StaffText,
    /** What has to be mended first, a sentence each. */
    readonly problems: readonly StaffText[] = [],
  ) {
    super([said, ...problems].map(({ en }) => en).join('\n'))
  }
}
