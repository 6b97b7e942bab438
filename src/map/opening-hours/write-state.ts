import { addDays } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { Locale } from '@/src/i18n/locales'
import type { Messages } from '@/src/i18n/messages'
import { weekdayOf } from './is-open'
import type { PlaceState } from './place-state'
import { writeTime } from './write-time'

/** The words for it in one language. Data, because the browser has no catalogue of messages. */
export type StateTexts = Pick<Messages['places'], 'states' | 'days'>

type Situation = {
  locale: Locale
  texts: StateTexts
  /** Milliseconds since 1970. */
  moment: number
}

/** Says whether a place is open, and until when or from when on. */
export function writeState(state: PlaceState, { locale, texts: { states, days }, moment }: Situation): string {
  if (state.isOpen) {
    return Number.isFinite(state.until)
      ? fillPlaces(states.until, { time: writeTime(state.until, locale) })
      : states.always
  }
  if (!state.opens) return states.closed
  const { inDays, at } = state.opens
  const text = inDays === 0 ? states.opensToday : inDays === 1 ? states.opensTomorrow : states.opensOn
  const day = days[weekdayOf(addDays(localDay(moment), inDays))]
  return fillPlaces(text, { day, time: writeTime(at, locale) })
}
