import type { Bilingual } from '@/src/fields/bilingual'
import { changed } from './changed'

/** Why an approved request cannot be carried out now. */
export type Obstacle = 'notApproved' | 'frozen' | 'changed'

/** Publishing is suspended: said wherever somebody, or the schedule, would put something live in a freeze. */
export const frozen: Bilingual = {
  pt: 'A publicação está suspensa neste período.',
  en: 'Publishing is suspended in this period.',
}

/** What is said of each. */
export const obstacleTexts: Record<Obstacle, Bilingual> = {
  notApproved: { pt: 'O pedido não está aprovado.', en: 'The request is not approved.' },
  frozen,
  changed,
}

/** The same as it is kept with what could not be carried out: whoever reads it may have either language. */
export function toFailure(obstacle: Obstacle): string {
  const { pt, en } = obstacleTexts[obstacle]
  return `${pt} / ${en}`
}
