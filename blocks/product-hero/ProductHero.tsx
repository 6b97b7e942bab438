import type { ReactNode } from 'react'
import { Hero } from '@/src/ui/Hero'
import { HeroPhone } from './HeroPhone'
import styles from './product-hero.module.css'
import type { ProductHeroProps } from './to-props'

/** The top of a product page: its only `h1`, the next step and the two or three figures that decide. */
export function ProductHero({ highlights, screen, ...hero }: ProductHeroProps): ReactNode {
  return (
    <Hero {...hero} size="product" phone={screen ? <HeroPhone screen={screen} /> : null}>
      {highlights.length > 0 ? (
        <dl className={styles['highlights']}>
          {highlights.map(({ id, value, label }) => (
            <div key={id} className={styles['highlight']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Hero>
  )
}
