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
 * Branches and cash points: the list, which says everything, and the map beside it. A phone has room for one of them, and a switch
 * above the list that stays in sight with it; what is chosen on its map stands on a sheet below.
 */
export function BranchMap(props: BranchMapProps): ReactNode {
  return (
    <div className={styles['finder']}>
      <OwnStyles name="finder" css={css} />
      <div className={styles['side']}>
        <SectionHeading title={props.title} lead={null} />
        <NearMe {...props} />
        <PlaceFilter {...props} />
        <ViewSwitch id={props.id} />
        {props.lead ? <p data-part="about">{props.lead}</p> : null}
        <PlaceResults {...props} />
      </div>
      <MapColumn {...props} />
    </div>
  )
}
