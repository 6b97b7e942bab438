'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { longestReason, shortestReason } from '@/src/governance/reason'
import { readRefusal } from '../workflow/workflow-state'
import styles from './release-form.module.css'
import type { ReleaseTexts } from './release-texts'

/** Takes a bundle of another installation in, and says what stands in the way. */
export function TakeBundle({ language, texts }: { language: string; texts: ReleaseTexts }): ReactNode {
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const take = async (form: HTMLFormElement) => {
    const given = new FormData(form)
    const asked = new URLSearchParams({
      reason: String(given.get('reason')),
      replaces: given.get('replaces') === 'yes' ? 'yes' : 'no',
    })
    setIsBusy(true)
    setSaid(texts.taking)
    try {
      const answer = await fetch(`/api/promotion/take?${asked}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
        body: given.get('bundle'),
      })
      setSaid(answer.ok ? texts.taken : await readRefusal(answer))
      if (answer.ok) form.reset()
      router.refresh()
    } catch {
      // Whatever it was, the person can only try again.
      setSaid(texts.unreachable)
    }
    setIsBusy(false)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void take(event.currentTarget)
  }
  return (
    <section className={styles['form']} aria-label={texts.takeTitle}>
      <h2>{texts.takeTitle}</h2>
      <p>{texts.takeHelp}</p>
      <p role="status">{said}</p>
      <form className={styles['form']} onSubmit={onSubmit}>
        <label htmlFor="bundle-file">{texts.file}</label>
        <input id="bundle-file" name="bundle" type="file" accept=".json" required />
        <label htmlFor="bundle-reason">{texts.reason}</label>
        <input id="bundle-reason" name="reason" required minLength={shortestReason} maxLength={longestReason} />
        <label>
          <input type="checkbox" name="replaces" value="yes" /> {texts.replaces}
        </label>
        <button type="submit" disabled={isBusy}>
          {texts.take}
        </button>
      </form>
    </section>
  )
}
