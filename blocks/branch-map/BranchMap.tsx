import type { ReactNode } from 'react'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { MapPanel } from './MapPanel'
import { PlaceFilter } from './PlaceFilter'
import { PlaceResults } from './PlaceResults'
import type { BranchMapProps } from './to-props'

/** Branches and cash points: a search, the map for who wants it, and the list, which says everything without either. */
export function BranchMap(props: BranchMapProps): ReactNode {
  return (
    <>
      <SectionHeading title={props.title} lead={props.lead} />
      <PlaceFilter {...props} />
      <MapPanel {...props} />
      <PlaceResults {...props} />
    </>
  )
}
