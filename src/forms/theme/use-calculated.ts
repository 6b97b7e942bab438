import { useEffect, useMemo, useState } from 'react'
import type { FormInLanguage } from '../language/form-in-language'
import type { openPageCalculator } from '../rules/page-calculator'
import { answers } from '../types/answers'
import type { FormValidator } from '../validation/form-validator'
import type { RawAnswers } from '../validation/read-answers'

type Filled = {
  whole: FormInLanguage
  /** The page of it that is shown. */
  page: FormInLanguage
  validator: FormValidator
  values: RawAnswers
  known: RawAnswers | undefined
}

/** What was typed with what the page calculates from it. Only pages that calculate something load what works it out. */
export function useCalculated({ whole, page, validator, values, known }: Filled): RawAnswers {
  const [open, setOpen] = useState<typeof openPageCalculator | null>(null)
  const isNeeded = page.entries.some((entry) => entry.kind === 'question' && answers[entry.type].posted === 'nothing')

  useEffect(() => {
    if (isNeeded) import('../rules/page-calculator').then((made) => setOpen(() => made.openPageCalculator), reportError)
  }, [isNeeded])

  const calculate = useMemo(() => open?.({ whole, page, validator }), [open, whole, page, validator])
  return useMemo(() => ({ ...values, ...calculate?.(values, known ?? {}) }), [calculate, values, known])
}
