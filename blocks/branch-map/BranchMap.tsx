import type { ReactNode } from 'react'
import { OwnStyles } from '@/src/ui/OwnStyles'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { css, classes as styles } from './finder.own'
import { MapColumn } from './MapColumn'
import { NearMe } from './NearMe'
import { PlaceFilter } from './PlaceFilter'
import { PlaceResults } from './PlaceResults'
import type { BranchMapProps } from './to-props'
import { ViewSwitch } from './ViewSwitch'

/**
 * Branches and cash points: the list, which says everything, and the map beside it. A phone has room for one of them, and a switch at
 * the thumb; what is chosen on its map stands on a sheet below.
 */
export function BranchMap(props: BranchMapProps): ReactNode {
  return (
    <div className={styles['finder']}>
      <OwnStyles name="finder" css={css} />
      <div className={styles['side']}>
        <SectionHeading title={props.title} lead={props.lead} />
        <NearMe {...props} />
        <PlaceFilter {...props} />
        <PlaceResults {...props} />
      </div>
      <MapColumn {...props} />
      <ViewSwitch id={props.id} />
    </div>
  )
}
