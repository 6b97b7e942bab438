import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { findCrowd } from '@/src/map/crowd'
import { CrowdLens } from './CrowdLens'
import type { DrawnPlace } from './drawn-place'
import { classes as styles } from './finder.own'
import { MapDrawing } from './MapDrawing'
import type { BranchMapProps } from './to-props'

/**
 * The map: a drawing of the country in which each dot leads to its place of the list, on a sea as long as the list beside it. Script puts
 * one that can be moved over it.
 */
export function MapColumn({ id, areas, nearby }: BranchMapProps): ReactNode {
  const t = useTranslations('branchMap')
  const places = [...areas.flatMap((area) => area.places), ...nearby].flatMap(
    ({ id: placeId, name, province, position }) => (position ? [{ id: placeId, name, province, ...position }] : []),
  )
  if (places.length === 0) return null
  const crowd = findCrowd(places)
  const crowdName = crowd && t('lens', { name: commonestProvince(crowd.places), count: crowd.places.length })
  return (
    <div className={styles['sea']} data-surface="leaf">
      <div className={styles['map']} id={`${id}-map`}>
        <div data-part="drawing">
          <MapDrawing id={id} places={places} crowd={crowd} />
          {crowd && crowdName ? <CrowdLens id={id} crowd={crowd} name={crowdName} /> : null}
        </div>
      </div>
    </div>
  )
}

/** A crowd is known by the province that most of it is in. */
function commonestProvince(places: readonly DrawnPlace[]): string {
  const byProvince = [...Map.groupBy(places, ({ province }) => province ?? '')]
  return byProvince.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? ''
}
