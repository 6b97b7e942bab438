import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { messagesByLocale } from '@/src/i18n/messages'
import { Island } from '@/src/islands/Island'
import styles from './near-me.module.css'
import { PlaceMap } from './PlaceMap.client'
import type { BranchMapProps } from './to-props'
import { toTimetables } from './to-timetables'

/** What needs script: the places nearest to the visitor, what is open now, and the map that can be moved. Nothing is fetched before. */
export function NearMe({ id, isAsked, areas, nearby, streets }: BranchMapProps): ReactNode {
  const locale = useLocale()
  const places = [...areas.flatMap((area) => area.places), ...nearby]
  const { timetables, numberOf } = toTimetables(places)
  const points = places.flatMap(({ id: placeId, name, kind, position, hours }) =>
    position ? [{ id: placeId, name, kind, timetable: numberOf(hours), ...position }] : [],
  )
  if (points.length === 0) return null
  const { placeMap: texts, places: words } = messagesByLocale[locale]
  const stateTexts = { states: words.states, days: words.days }
  return (
    <div className={styles['near']}>
      <Island
        name="PlaceMap"
        component={PlaceMap}
        props={{ id, locale, points, timetables, isAsked, texts, stateTexts, streets }}
      />
    </div>
  )
}
