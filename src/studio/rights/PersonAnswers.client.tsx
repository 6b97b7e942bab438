'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { PersonCase } from '@/src/inbox/rights/found-person'
import styles from './rights.module.css'
import { rightsTexts } from './rights-texts'

type PersonAnswersProps = {
  shown: PersonCase
  language: StaffLanguage
  /** Takes a correction. @returns why not; null when it is taken. None where nothing is corrected. */
  onCorrect?: (way: string, text: string) => Promise<string | null>
}

/** What a case says, question by question: what was corrected first, and what was typed beneath. */
export function PersonAnswers({ shown, language, onCorrect }: PersonAnswersProps): ReactNode {
  const texts = rightsTexts(language)
  const [open, setOpen] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const { answers, files, reference, isErased } = shown
  const save = (way: string) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('correction') ?? '')
    try {
      const refused = (await onCorrect?.(way, text)) ?? null
      setTold(refused ?? texts.corrected)
      if (refused === null) setOpen(null)
    } catch {
      // No connection, or an answer that is none: there is one sentence for all of it.
      setTold(texts.failed)
    }
  }
  return (
    <>
      <dl className={styles['answers']}>
        {answers.map(({ way, label, text, correction, isFile }) => (
          <div key={way}>
            <dt>{label}</dt>
            <dd>
              {isFile ? (
                files
                  .filter((file) => file.way === way)
                  .map(({ name }) => name)
                  .join(', ') || texts.none
              ) : correction === null ? (
                (text ?? texts.none)
              ) : (
                <>
                  <ins>{correction}</ins>
                  <span className={styles['soft']}>
                    {texts.typed}: {text ?? texts.none}
                  </span>
                </>
              )}
              {onCorrect && !isFile && !isErased && open !== way && (
                <button
                  type="button"
                  aria-label={fillPlaces(texts.correctName, { label, reference })}
                  onClick={() => setOpen(way)}
                >
                  {texts.correct}
                </button>
              )}
              {open === way && (
                <form onSubmit={save(way)} className={styles['find']}>
                  <label>
                    {texts.correction}
                    <input name="correction" required maxLength={5000} defaultValue={correction ?? text ?? ''} />
                  </label>
                  <div className={styles['buttons']}>
                    <button type="submit">{texts.save}</button>
                    <button type="button" onClick={() => setOpen(null)}>
                      {texts.cancel}
                    </button>
                  </div>
                </form>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status">{told}</p>
    </>
  )
}
