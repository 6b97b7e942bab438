import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import { Wordmark } from '@/src/ui/Wordmark'
import styles from './card-picture.module.css'
import type { CardLook } from './to-props'

/** Chosen by eye, one for each tier. A company's card has a woven belt instead. */
const figureSeeds = { debit: 'card debit', prepaid: 'prepaid', gold: 'gold', world: 'card world' } as const

/**
 * The card itself, drawn: no number, no name, no date and nobody else's sign, so that nobody takes it for a real one.
 *
 * It keeps the format of a real one, 85.60 by 53.98 mm (ISO/IEC 7810, ID-1).
 */
export function CardPicture({
  look: { tier, isCorporate },
  bankName,
}: {
  look: CardLook
  bankName: string
}): ReactNode {
  const t = useTranslations('cardFace')
  return (
    <div aria-hidden="true" className={styles['picture']}>
      <div className={styles['card']} data-tier={tier} data-audience={isCorporate ? 'corporate' : 'private'}>
        <div className={styles['engraving']}>
          {isCorporate ? (
            <SonaFigure seed={`${tier} belt`} rows={3} columns={12} />
          ) : (
            <SonaFigure seed={figureSeeds[tier]} rows={5} columns={5} />
          )}
        </div>
        <div className={styles['top']}>
          <Wordmark name={bankName} isInTextColor />
        </div>
        <div className={styles['hardware']}>
          <svg viewBox="0 0 44 34" className={styles['chip']} aria-hidden="true">
            <path d="M1 11.5h13v11H1M43 11.5H30v11h13M14 11.5C14 6 17 4 22 4s8 2 8 7.5v11c0 5.5-3 7.5-8 7.5s-8-2-8-7.5M22 1v3M22 30v3" />
          </svg>
          <svg viewBox="0 0 24 24" className={styles['waves']} aria-hidden="true">
            <path d="M6 9a8 8 0 0 1 0 6M10 7a12 12 0 0 1 0 10M14 5a16 16 0 0 1 0 14" />
          </svg>
        </div>
        <p className={styles['bottom']}>
          <span className={styles['tier']}>{t(tier)}</span>
          {isCorporate ? <span className={styles['audience']}>{t('corporate')}</span> : null}
        </p>
      </div>
    </div>
  )
}
