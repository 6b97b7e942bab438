import { useEffect, useMemo, useState } from 'react'
import type { FormInLanguage } from '../language/form-in-language'
import type { openPageCalculator } from '../rules/page-calculator'
import { answers as answerRules } from '../types/answers'
import type { RawAnswers } from '../validation/read-answers'
import type { Showing } from './shown-answers'

type Filled = {
  whole: FormInLanguage
  /** The page of it that is shown. */
  page: FormInLanguage
  values: RawAnswers
  showing: Showing
}

/** What was typed with what the page calculates from it. Only pages that calculate something load what works it out. */
export function useCalculated({ whole, page, values, showing: { answers, hidden } }: Filled): RawAnswers {
  const [open, setOpen] = useState<typeof openPageCalculator | null>(null)
  const isNeeded = page.entries.some(
    (entry) => entry.kind === 'question' && answerRules[entry.type].posted === 'nothing',
  )

  useEffect(() => {
    if (isNeeded) import('../rules/page-calculator').then((made) => setOpen(() => made.openPageCalculator), reportError)
  }, [isNeeded])

  const calculate = useMemo(() => open?.(whole, page), [open, whole, page])
  return { ...values, ...calculate?.(answers, hidden) }
}
