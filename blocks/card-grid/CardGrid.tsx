import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './card-grid.module.css'
import type { CardGridProps } from './to-props'

/** Ways to go on, or values to know, side by side. */
export function CardGrid({ title, lead, headingLevel: Heading, cards }: CardGridProps): ReactNode {
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={styles['cards']}>
        {cards.map((card) => (
          <li key={card.id} className={styles['card']}>
            {card.icon ? <Icon name={card.icon} /> : null}
            <Heading className={styles['title']}>{card.title}</Heading>
            {card.text ? <p className={styles['text']}>{card.text}</p> : null}
            {card.link ? (
              <a
                href={card.link.href}
                className={styles['link']}
                rel={card.link.isExternal ? 'external noopener' : undefined}
              >
                <span>{card.link.label}</span>
                <Icon name={card.link.isExternal ? 'external' : 'arrow'} />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
