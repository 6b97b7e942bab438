/** A setting that no simulator can have. Texts for staff are made where the languages are known. */
export type Problem = { path: string } & (
  | { code: 'minOverMax'; min: number; max: number }
  | { code: 'outside'; value: number; min: number; max: number }
  | { code: 'notOnStep'; value: number; min: number; step: number }
  | { code: 'notPositive' }
  | { code: 'notWhole' }
  | { code: 'tooLong'; max: number }
  | { code: 'notPercent' }
  | { code: 'duplicate' }
  | { code: 'halfRange' }
  | { code: 'dateOrder'; earlier: string; later: string }
  | { code: 'expiresBefore'; validFrom: string }
  | { code: 'rulesTooLate'; validFrom: string }
  | { code: 'amountGap'; term: number; from: number; to: number }
  | { code: 'amountOverlap'; term: number; from: number; to: number }
  | { code: 'dutyGap'; term: number }
  | { code: 'dutyOverlap'; term: number }
  | { code: 'noDayCount'; currency: string }
)
