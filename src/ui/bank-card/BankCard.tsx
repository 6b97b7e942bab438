import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { drawSona } from '../sona/draw-sona'
import { toDotsPath } from '../sona/to-dots-path'
import styles from './BankCard.module.css'
import type { CardLook } from './card-look'

/** Tenths of a millimetre of a real card, 85.60 by 53.98 mm (ISO/IEC 7810, ID-1). */
const card = { width: 856, height: 540 }

/** Where the figure stands, whole, with space around it. */
const engraving = { width: 400, height: 390, centre: { x: 586, y: 270 } }

/** Chosen by eye, one for each card. */
const figureSeeds = {
  private: { debit: 'card 3', prepaid: 'card 23', gold: 'card debit', world: 'card 15' },
  corporate: { debit: 'card 14', prepaid: 'card 22', gold: 'card 20', world: 'card 17' },
} as const

/**
 * A bank card, drawn: no number, no name, no date and nobody else's sign, so that nobody takes it for a real one.
 *
 * It says nothing that the words beside it do not say, so assistive technology does not meet it. It fills the width it is given.
 */
export function BankCard({
  look: { tier, isCorporate },
  bankName,
  isNamed = false,
}: {
  look: CardLook
  bankName: string
  /** Whether it goes over into the same card of the next page. A page may name each card once. */
  isNamed?: boolean
}): ReactNode {
  const t = useTranslations('cardFace')
  const audience = isCorporate ? 'corporate' : 'private'
  const { path, dots, width, height } = drawSona(figureSeeds[audience][tier])
  const scale = Math.min(engraving.width / width, engraving.height / height)
  const { x, y } = engraving.centre
  const place = [x - (width * scale) / 2, y - (height * scale) / 2].map(Math.round).join(' ')
  return (
    <svg
      className={styles['card']}
      data-tier={tier}
      data-name={isNamed ? `${tier} ${audience}` : undefined}
      viewBox={`0 0 ${card.width} ${card.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <text className={styles['bank']} x="60" y="118">
        {bankName}
      </text>
      <path
        className={styles['chip']}
        d="M82 218h68q22 0 22 22v44q0 22-22 22h-68q-22 0-22-22v-44q0-22 22-22M60 248h34M60 276h34M138 248h34M138 276h34M116 218q22 0 22 24v40q0 24-22 24t-22-24v-40q0-24 22-24"
      />
      <text x="60" y={isCorporate ? 432 : 484}>
        {t(tier)}
      </text>
      {isCorporate ? (
        <text x="60" y="484">
          {t('corporate')}
        </text>
      ) : null}
      <g className={styles['engraving']} transform={`translate(${place}) scale(${scale.toFixed(3)})`}>
        <path strokeWidth="6" d={path} />
        <path strokeWidth="9" d={toDotsPath(dots)} />
      </g>
    </svg>
  )
}
