import type { ReactNode } from 'react'
import { Hero } from '@/src/ui/Hero'
import type { PageHeroProps } from './to-props'

/** The top of an ordinary page: its only `h1`, what it is about and the next step. */
export function PageHero({ isLow, ...hero }: PageHeroProps): ReactNode {
  return <Hero {...hero} size={isLow ? 'low' : 'page'} />
}
