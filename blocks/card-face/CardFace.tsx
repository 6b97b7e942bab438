import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { BankCard } from '@/src/ui/bank-card/BankCard'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './card-face.module.css'
import type { CardFaceProps } from './to-props'

/** A bank card and what it brings. */
export function CardFace({
  title,
  lead,
  bankName,
  look,
  headingLevel: Heading,
  benefits,
  links,
}: CardFaceProps): ReactNode {
  return (
    <div className={styles['face']}>
      {look ? <BankCard look={look} bankName={bankName} /> : null}
      <div className={styles['words']}>
        <SectionHeading title={title} lead={lead} />
        <div className={styles['body']}>
          {benefits.length > 0 ? (
            <ul role="list" className={styles['benefits']}>
              {benefits.map((benefit) => (
                <li key={benefit.id} className={styles['benefit']}>
                  <Heading className={styles['title']}>
                    {benefit.value ? <span className={styles['value']}>{`${benefit.value} `}</span> : null}
                    {benefit.title}
                  </Heading>
                  {benefit.text ? <p className={styles['text']}>{benefit.text}</p> : null}
                </li>
              ))}
            </ul>
          ) : null}
          <ActionLinks links={links} />
        </div>
      </div>
    </div>
  )
}
