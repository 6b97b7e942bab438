import type { IconName } from '@/src/ui/icon-drawings'
import type { BlockByType } from '../block-types'

export type FeatureListProps = {
  title: string | null
  lead: string | null
  /** The level of the features' titles: they stand below the block's title when it has one. */
  headingLevel: 'h2' | 'h3'
  features: readonly { id: string; icon: IconName | null; title: string; text: string | null }[]
}

/** A feature without a title is left out; without any there is nothing to show. */
export function toFeatureListProps(block: BlockByType['FeatureListBlock']): FeatureListProps | null {
  const features = (block.features ?? []).flatMap(({ id, icon, title, text }, position) =>
    title ? { id: id ?? String(position), icon, title, text } : [],
  )
  if (features.length === 0) return null
  return { title: block.title, lead: block.lead, headingLevel: block.title ? 'h3' : 'h2', features }
}
