import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './feature-list.module.css'
import type { FeatureListProps } from './to-props'

/** What a product does for people, point by point. */
export function FeatureList({ title, lead, headingLevel: Heading, features }: FeatureListProps): ReactNode {
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={styles['features']}>
        {features.map((feature) => (
          <li key={feature.id} className={styles['feature']}>
            {feature.icon ? (
              <span className={styles['icon']} data-surface="deep">
                <Icon name={feature.icon} />
              </span>
            ) : null}
            <div className={styles['words']}>
              <Heading className={styles['title']}>{feature.title}</Heading>
              {feature.text ? <p className={styles['text']}>{feature.text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
