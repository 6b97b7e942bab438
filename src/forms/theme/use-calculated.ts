import { useEffect, useMemo, useState } from 'react'
import type { JsonObject } from '../definition/json'
import type { EntryInLanguage, FormInLanguage } from '../language/form-in-language'
import type { openPageCalculator } from '../rules/page-calculator'
import { answers as answerRules } from '../types/answers'
import type { RawAnswers } from '../validation/read-answers'
import type { Showing } from './shown-answers'

type Filled = {
  whole: FormInLanguage
  /** The page of it that is shown. */
  page: FormInLanguage
  /** What the page was told of other pages. */
  known: JsonObject | undefined
  values: RawAnswers
  showing: Showing
}

/** What was typed with what the page calculates from it. Only pages that calculate something load what works it out. */
export function useCalculated({ whole, page, known, values, showing }: Filled): RawAnswers {
  const [open, setOpen] = useState<typeof openPageCalculator | null>(null)
  const isNeeded = page.entries.some(isCalculated)

  useEffect(() => {
    if (isNeeded) import('../rules/page-calculator').then((made) => setOpen(() => made.openPageCalculator), reportError)
  }, [isNeeded])

  const calculate = useMemo(() => open?.(whole, page, known), [open, whole, page, known])
  return calculate?.({ values, ...showing }) ?? values
}

function isCalculated(entry: EntryInLanguage): boolean {
  if (entry.kind === 'group') return entry.entries.some(isCalculated)
  return entry.kind === 'question' && answerRules[entry.type].posted === 'nothing'
}
