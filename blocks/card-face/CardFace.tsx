import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './card-face.module.css'
import type { CardFaceProps, CardLook } from './to-props'

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
      {look ? <CardPicture look={look} bankName={bankName} /> : null}
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

/** The card itself, drawn: no number, no name and no date, so that nobody takes it for a real one. */
function CardPicture({ look: { tier, isCorporate }, bankName }: { look: CardLook; bankName: string }): ReactNode {
  const t = useTranslations('cardFace')
  return (
    <div aria-hidden="true" className={styles['picture']}>
      <div className={styles['card']} data-tier={tier} data-audience={isCorporate ? 'corporate' : 'private'}>
        <div className={styles['pattern']}>
          <SonaFigure seed={isCorporate ? `${tier}-corporate` : tier} rows={5} columns={5} />
        </div>
        <p className={styles['bank']}>
          <span>{bankName}</span>
          {isCorporate ? <span className={styles['audience']}>{t('corporate')}</span> : null}
        </p>
        <p className={styles['hardware']}>
          <svg viewBox="0 0 44 34" className={styles['chip']} aria-hidden="true">
            <rect x="1" y="1" width="42" height="32" rx="6" />
            <path d="M1 12h12v10H1M43 12H31v10h12M13 12c0-5 3-7 9-7s9 2 9 7v10c0 5-3 7-9 7s-9-2-9-7M22 1v4M22 29v4" />
          </svg>
          <svg viewBox="0 0 24 24" className={styles['waves']} aria-hidden="true">
            <path d="M6 9a8 8 0 0 1 0 6M10 7a12 12 0 0 1 0 10M14 5a16 16 0 0 1 0 14" />
          </svg>
        </p>
        <p className={styles['tier']}>{t(tier)}</p>
      </div>
    </div>
  )
}
