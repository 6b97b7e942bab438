import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { type FormStanding, getFormStanding } from './review-requests'

/** Where a form stands, as far as it is known. */
export type KnownStanding =
  | { kind: 'new'; reload: () => void }
  | { kind: 'loading'; reload: () => void }
  | { kind: 'failed'; reload: () => void }
  | { kind: 'known'; standing: FormStanding; reload: () => void }

type Known = { of: string; standing: FormStanding | null }

/**
 * Follows where a form stands: asks when it is opened, saved, and when somebody took a step.
 * @param savedAt when the form was saved last; another moment asks again
 */
export function useFormStanding(formId: number | null, { language, savedAt }: { language: Locale; savedAt: string }) {
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<Known | null>(null)
  const reload = useCallback(() => setRound((last) => last + 1), [])
  const question = `${formId} ${language}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another save and another round ask the same again
  useEffect(() => {
    if (formId === null) return
    let isCurrent = true
    const settle = (standing: FormStanding | null) => {
      if (isCurrent) setKnown({ of: question, standing })
    }
    getFormStanding({ formId, language }).then(settle, (error: unknown) => {
      reportError(error)
      settle(null)
    })
    return () => {
      isCurrent = false
    }
  }, [formId, language, question, round, savedAt])
  return useMemo(() => toStanding({ formId, known, question, reload }), [formId, known, question, reload])
}

type Question = { formId: number | null; known: Known | null; question: string; reload: () => void }

function toStanding({ formId, known, question, reload }: Question): KnownStanding {
  if (formId === null) return { kind: 'new', reload }
  if (known === null || known.of !== question) return { kind: 'loading', reload }
  return known.standing ? { kind: 'known', standing: known.standing, reload } : { kind: 'failed', reload }
}
