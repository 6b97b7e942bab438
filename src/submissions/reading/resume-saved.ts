import { toFittingAnswers } from '@/src/forms/pages/fitting-answers'
import { hasPages } from '@/src/forms/pages/form-pages'
import { judgePage } from '@/src/forms/pages/judge-page'
import { checkPlace, stepControls } from '@/src/forms/pages/step-controls'
import { calculateTyped } from '@/src/forms/rules/calculate-answers'
import { openFormToJudge } from '@/src/forms/submission/judge-posted'
import { withoutCalculated } from '@/src/forms/submission/place-calculated'
import type { FormToResume, ResumedForm } from '../read-post-task'
import { findUnfitAnswers, toFittingFiles } from '../saved/find-unfit-answers'
import { toFormStep } from './to-form-step'

/** A saved form as the version in force asks it: what still fits, on the page that its visitor left, and the names of what does not fit. */
export function resumeSaved(asked: FormToResume, now: number): ResumedForm {
  const { form: saved, current, locale, secret, today } = asked
  const { form, validator } = openFormToJudge(current, { locale, today })
  const fields = current.definition.fields
  const values = toFittingFiles(fields, toFittingAnswers(form.entries, saved.values))
  // What was calculated when it was saved is no answer: earlier releases kept it.
  const names = findUnfitAnswers(withoutCalculated(current.definition, saved.values), values).map(({ place, file }) =>
    [saved.labels[place]?.[locale] || place, file].filter(Boolean).join(': '),
  )
  const unfit = [...new Set(names)]
  if (!hasPages(current.definition))
    return { values: calculateTyped(current.definition, { values, locale, validator }), step: null, unfit }
  const { judged, move } = judgePage(current, {
    posted: { answers: values, controls: { [stepControls.at]: saved.at ?? checkPlace } },
    carried: { values: {}, done: saved.done },
    walk: { kind: 'stay' },
    ...{ locale, today },
  })
  if (move.kind !== 'show') throw new Error('A page that is only shown does not send')
  const step = toFormStep(current, { at: move.at, done: move.done, judged, locale, secret, now, today })
  if (!step) throw new Error('A saved form holds more than its pages carry')
  return { values: judged.values, step, unfit }
}
