import { pagesOfOtherDays } from '../other-days'
import { priorities } from '../publishing-queue'
import type { EngineParts } from './engine-parts'

/** How often the engine looks whether a day has ended. */
const dayCheckMs = 20_000

/** Has pages drawn anew that say something else on another day, from now until the engine ends. */
export function followDays({ store, queue, life }: Pick<EngineParts, 'store' | 'queue' | 'life'>): void {
  const look = () => {
    for (const href of pagesOfOtherDays(store.known, Date.now())) queue.add(href, priorities.dependent)
    life.later(look, dayCheckMs)
  }
  look()
}
