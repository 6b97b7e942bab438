'use client'

import { type ReactNode, useState } from 'react'
import type { Side } from './frame-marks'
import styles from './review-room.module.css'
import type { ReviewTexts } from './review-texts'

type TwoSidesProps = {
  texts: ReviewTexts
  /** What stands on a side, beneath its title. */
  draw: (side: Side, title: string) => ReactNode
}

/** Before and after, beside each other; on a narrow screen one of them, and a switch. */
export function TwoSides({ texts, draw }: TwoSidesProps): ReactNode {
  const [shown, setShown] = useState<Side>('after')
  return (
    <section className={styles['sides']} data-shown={shown} aria-label={`${texts.before}, ${texts.after}`}>
      <div className={styles['switch']}>
        {(['before', 'after'] as const).map((side) => (
          <button key={side} type="button" aria-pressed={shown === side} onClick={() => setShown(side)}>
            {texts[side]}
          </button>
        ))}
      </div>
      {(['before', 'after'] as const).map((side) => {
        const title = side === 'before' ? texts.beforeTitle : texts.afterTitle
        return (
          <div key={side} className={styles['drawn']} data-side={side}>
            <h2>{title}</h2>
            {draw(side, title)}
          </div>
        )
      })}
    </section>
  )
}
