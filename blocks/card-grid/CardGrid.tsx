import type { ReactNode } from 'react'
import rows from '@/src/ui/even-rows.module.css'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './card-grid.module.css'
import type { CardGridProps } from './to-props'

type Card = CardGridProps['cards'][number]

/** Ways to go on, or values to know, side by side. */
export function CardGrid({ title, lead, headingLevel, isStrong, cards }: CardGridProps): ReactNode {
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={isStrong ? styles['strong'] : rows['rows']}>
        {cards.map((card) =>
          isStrong ? (
            <li key={card.id} className={styles['strongCard']} data-surface="card">
              <CardWords card={card} headingLevel={headingLevel} isStrong />
              <CardSubject card={card} />
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

type CardWordsProps = { card: Card; headingLevel: 'h2' | 'h3'; isStrong?: boolean }

function CardWords({ card, headingLevel: Heading, isStrong = false }: CardWordsProps): ReactNode {
  return (
    <>
      {card.icon && !isStrong ? (
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

/** The cards of the bank, in the order that they lie upon one another. */
const tiers = ['debit', 'prepaid', 'gold', 'world'] as const

/** What a strong card shows of its subject: the number that decides, faces of cards, or its sign. */
function CardSubject({ card: { icon, figure } }: { card: Card }): ReactNode {
  if (figure) {
    return (
      <p className={styles['value']}>
        <strong>{figure.value}</strong> {figure.label}
      </p>
    )
  }
  if (icon === 'card') {
    return (
      <span className={styles['faces']} aria-hidden="true">
        {tiers.map((tier) => (
          <span key={tier} data-face={tier} />
        ))}
      </span>
    )
  }
  return icon ? (
    <span className={styles['sign']}>
      <Icon name={icon} />
    </span>
  ) : null
}
