'use client'

import { type ReactNode, useId, useState } from 'react'
import { isReason } from '@/src/governance/reason'
import { fillPlaces } from '@/src/i18n/fill-places'
import styles from './rate-desk.module.css'
import type { RateTexts } from './rate-texts'

type ProposeRatesProps = {
  /** How much would be proposed. */
  count: number
  /** Whether rates of simulators are among it: those begin on a day, and come from somewhere. */
  hasTiers: boolean
  validFrom: string
  texts: RateTexts
  onValidFrom: (day: string) => void
  /** @returns why it is refused; null when it is not */
  onPropose: (why: { reason: string; source: string }) => Promise<string | null>
}

/** Why rates are to be others, and the one button that proposes them. */
export function ProposeRates(props: ProposeRatesProps): ReactNode {
  const { count, hasTiers, validFrom, texts, onValidFrom, onPropose } = props
  const id = useId()
  const [source, setSource] = useState('')
  const [reason, setReason] = useState('')
  const [told, setTold] = useState({ isWrong: false, text: '' })
  const [isBusy, setIsBusy] = useState(false)
  const isComplete = isReason(reason) && (!hasTiers || (validFrom !== '' && source.trim() !== ''))
  const propose = async () => {
    setIsBusy(true)
    try {
      const refused = await onPropose({ reason, source })
      setTold({ isWrong: refused !== null, text: refused ?? texts.proposed })
      if (refused === null) setReason('')
    } catch {
      // The network is gone; the proposal is not known to have arrived.
      setTold({ isWrong: true, text: texts.unreachable })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section className={styles['card']} aria-label={texts.propose}>
      <h2>{texts.propose}</h2>
      {hasTiers && (
        <>
          <label htmlFor={`${id}from`}>{texts.validFrom}</label>
          <input id={`${id}from`} type="date" value={validFrom} onChange={({ target }) => onValidFrom(target.value)} />
          <label htmlFor={`${id}source`}>{texts.source}</label>
          <p id={`${id}sourceHint`} className={styles['soft']}>
            {texts.sourceHint}
          </p>
          <input
            id={`${id}source`}
            aria-describedby={`${id}sourceHint`}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
        </>
      )}
      <label htmlFor={`${id}reason`}>{texts.reason}</label>
      <p id={`${id}hint`} className={styles['soft']}>
        {texts.reasonHint}
      </p>
      <textarea
        id={`${id}reason`}
        aria-describedby={`${id}hint`}
        rows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p role={told.isWrong ? 'alert' : 'status'} className={styles['told']} data-wrong={told.isWrong || undefined}>
        {told.text}
      </p>
      <button type="button" data-main disabled={isBusy || count === 0 || !isComplete} onClick={() => void propose()}>
        {count === 0 ? texts.sendNothing : fillPlaces(texts.send, { count })}
      </button>
    </section>
  )
}
