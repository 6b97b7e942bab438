import type { ReactNode } from 'react'
import rows from '@/src/ui/even-rows.module.css'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './card-grid.module.css'
import type { CardGridProps } from './to-props'

type Card = CardGridProps['cards'][number]

/** The surfaces of strong cards, one after the other: neighbours differ in rows of two and of three. */
const surfaces = ['deep', 'clay', 'sun', 'leaf'] as const

/** Ways to go on, or values to know, side by side. */
export function CardGrid({ title, lead, headingLevel, isStrong, cards }: CardGridProps): ReactNode {
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={rows['rows']}>
        {cards.map((card, position) =>
          isStrong ? (
            <li key={card.id} className={styles['strongCard']} data-surface={surfaces[position % surfaces.length]}>
              <CardWords card={card} headingLevel={headingLevel} />
              <div className={styles['figure']}>
                <SonaFigure seed={card.title} rows={3} columns={4} />
              </div>
            </li>
          ) : (
            <li key={card.id} className={styles['card']} data-surface={card.link ? 'card' : undefined}>
              <CardWords card={card} headingLevel={headingLevel} />
            </li>
          ),
        )}
      </ul>
    </>
  )
}

function CardWords({ card, headingLevel: Heading }: { card: Card; headingLevel: 'h2' | 'h3' }): ReactNode {
  return (
    <>
      {card.icon ? (
        <span className={styles['icon']}>
          <Icon name={card.icon} />
        </span>
      ) : null}
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
    </>
  )
}
