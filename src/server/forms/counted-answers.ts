import type { Counted, FormCounters } from '@/src/form-statistics/counting/form-counters'
import { toFieldPlace } from '@/src/form-statistics/counting/to-field-place'
import type { FormStep } from '@/src/forms/pages/form-step'
import { checkPlace, readWalk } from '@/src/forms/pages/step-controls'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import type { FormAnswers } from './form-answers'

type CountedForm = {
  counters: Pick<FormCounters, 'counterOf'>
  /** The version in force. */
  version: FormVersion
  locale: Locale
  /** Whether the page's script asks: what it cannot show itself it sends once more as its page would, and that is counted. */
  wantsData: boolean
}

/**
 * The same answers, counted as they are given: what a visitor was told is what happened. Of forms that only investigators read nothing is
 * counted.
 */
export function countAnswers(answers: FormAnswers, { counters, version, locale, wantsData }: CountedForm): FormAnswers {
  const { formKey, number, definition, audience } = version
  if (audience !== 'staff') return answers
  const count = (step: Counted['step'], place = '', rule: Counted['rule'] = null) => {
    counters.counterOf({ formKey, version: number, locale, step, place, rule }).count += 1
  }
  const first = definition.fields.find(({ type, retired }) => type === 'page' && !retired)?.key ?? null
  /** A page that is shown in answer to another one. */
  const reach = (step: FormStep | null) => {
    if (step) count('reached', toPlace(step.at))
  }
  return {
    ...answers,
    correct: (judged, status) => {
      const { errors, step, controls } = judged
      const from = placeOf(controls)
      count('refused', from)
      const broken = new Map(
        errors.map(({ field, rule }) => [`${toFieldPlace(definition, field)} ${rule}`, { field, rule }]),
      )
      for (const { field, rule } of broken.values()) count('refusedBy', toFieldPlace(definition, field), rule)
      if (step && from !== '' && toPlace(step.at) !== from) {
        count('turned', from)
        reach(step)
      }
      return answers.correct(judged, status)
    },
    turned: (turned) => {
      const { step, isLost, controls } = turned
      const from = placeOf(controls)
      const { kind } = readWalk(controls).walk
      const isSame = step !== null && toPlace(step.at) === from
      if (isLost) {
        if (!wantsData) reach(step)
      } else if (!isSame) {
        if (from !== '') count(kind === 'on' ? 'continued' : 'turned', from)
        reach(step)
      }
      return answers.turned(turned)
    },
    changed: (filled) => {
      // Nobody opened this version before: it came in the place of another.
      if (!wantsData) {
        if (filled.step === null || filled.step.at === first) count('opened')
        else reach(filled.step)
      }
      return answers.changed(filled)
    },
    accept: (reference) => {
      count('sent')
      return answers.accept(reference)
    },
  }

  /** The page that was sent, where it is one of this version; nothing of a form without pages. */
  function placeOf(controls: Readonly<Record<string, string>>): string {
    const { at } = readWalk(controls)
    if (at === undefined || first === null) return ''
    if (at === null) return checkPlace
    return toFieldPlace(definition, at)
  }
}

function toPlace(at: FormStep['at']): string {
  return at ?? checkPlace
}
