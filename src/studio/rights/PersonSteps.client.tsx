'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { askAt, readRefusal } from '../workflow/workflow-state'
import styles from './rights.module.css'
import { rightsTexts, submissionsHref } from './rights-texts'
import { saveFile } from './save-file'

type PersonStepsProps = {
  chosen: { ids: readonly number[]; subscribers: readonly number[] }
  reason: string
  language: StaffLanguage
  /** What was chosen is held until a day now, or not any more. */
  onHeld: (until: string | null) => void
}

/** Gives, holds, or asks to erase what was chosen. */
export function PersonSteps({ chosen, reason, language, onHeld }: PersonStepsProps): ReactNode {
  const texts = rightsTexts(language)
  const router = useRouter()
  const [until, setUntil] = useState('')
  const [told, setTold] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const take = async (name: string, more: object, done: (answer: Response) => Promise<string> | string) => {
    setIsBusy(true)
    try {
      const answer = await askAt(`${submissionsHref}/person/${name}`, { ...chosen, reason, ...more }, language)
      setTold(answer.ok ? await done(answer) : await readRefusal(answer))
    } catch {
      // No connection, or an answer that is none: there is one sentence for all of it.
      setTold(texts.failed)
    } finally {
      setIsBusy(false)
    }
  }
  const give = () =>
    take('give', {}, async (answer) => {
      await saveFile(answer)
      return texts.given
    })
  const hold = (day: string | null) =>
    take('hold', { until: day }, () => {
      onHeld(day)
      return texts.held
    })
  const erase = () =>
    take('erase', {}, () => {
      router.refresh()
      return texts.erased
    })
  return (
    <section className={styles['steps']} aria-label={texts.steps}>
      <h3>{texts.steps}</h3>
      <div>
        <button type="button" disabled={isBusy} onClick={() => void give()}>
          {texts.give}
        </button>
        <p className={styles['soft']}>{texts.giveHint}</p>
      </div>
      <div>
        <label>
          {texts.until}
          <input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        </label>
        <div className={styles['buttons']}>
          <button type="button" disabled={isBusy || until === ''} onClick={() => void hold(until)}>
            {texts.hold}
          </button>
          <button type="button" disabled={isBusy} onClick={() => void hold(null)}>
            {texts.endHold}
          </button>
        </div>
        <p className={styles['soft']}>{texts.holdHint}</p>
      </div>
      <div>
        <button type="button" disabled={isBusy} onClick={() => void erase()}>
          {texts.erase}
        </button>
        <p className={styles['soft']}>{texts.eraseHint}</p>
      </div>
      <p role="status">{told}</p>
    </section>
  )
}
