import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { messagesByLocale } from '@/src/i18n/messages'
import { Island } from '@/src/islands/Island'
import styles from './map-panel.module.css'
import { PlaceMap } from './PlaceMap.client'
import type { BranchMapProps } from './to-props'

/** The map of the places that the list shows, for who asks for it. Nothing of it is fetched before. */
export function MapPanel({ id, areas, streets }: BranchMapProps): ReactNode {
  const locale = useLocale()
  const points = areas
    .flatMap(({ places }) => places)
    .flatMap(({ id: placeId, name, kind, position }) => (position ? [{ id: placeId, name, kind, ...position }] : []))
  if (points.length === 0) return null
  const texts = messagesByLocale[locale].placeMap
  return (
    <div className={styles['panel']}>
      <Island name="PlaceMap" component={PlaceMap} props={{ id, locale, points, texts, streets }} />
    </div>
  )
}
