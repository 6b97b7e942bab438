import type { ContentText } from './content-texts'
import { findWrittenFigures } from './counted-figures'
import { findMissingCharges, findRateContradictions } from './price-list'

/** Figures of the content that contradict each other, or that a text writes out where the data has them: a sentence for each. */
export function findFigureMistakes(texts: readonly ContentText[]): string[] {
  return [...findWrittenFigures(texts), ...findMissingCharges(texts), ...findRateContradictions(texts)]
}
