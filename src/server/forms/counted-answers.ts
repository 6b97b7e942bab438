import type { Counted, FormCounters } from '@/src/form-statistics/counting/form-counters'
import { readRefused } from '@/src/form-statistics/counting/read-refused'
import { toFieldPlace } from '@/src/form-statistics/counting/to-field-place'
import type { FormStep } from '@/src/forms/pages/form-step'
import { checkPlace, readWalk } from '@/src/forms/pages/step-controls'
import { refusedControl } from '@/src/forms/placing/form-controls'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Answer } from '@/src/http/send'
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
  /** What the page's script found wrong before it sent this: nobody else saw it. */
  const noteFoundThere = (controls: Readonly<Record<string, string>>) => {
    const found = readRefused(definition, controls[refusedControl])
    if (found.length > 0) count('refused', placeOf(controls))
    for (const { place, rule } of found) count('refusedBy', place, rule)
  }
  const noteCorrected = ({ errors, step, controls }: Parameters<FormAnswers['correct']>[0]) => {
    noteFoundThere(controls)
    const from = placeOf(controls)
    count('refused', from)
    const broken = new Map(
      errors.map(({ field, rule }) => [`${toFieldPlace(definition, field)} ${rule}`, { field, rule }]),
    )
    for (const { field, rule } of broken.values()) count('refusedBy', toFieldPlace(definition, field), rule)
    if (!step || from === '' || toPlace(step.at) === from) return
    count('turned', from)
    reach(step)
  }
  const noteTurned = ({ step, isLost, controls }: Parameters<FormAnswers['turned']>[0]) => {
    const from = placeOf(controls)
    if (!isLost) noteFoundThere(controls)
    if (isLost) {
      if (!wantsData) reach(step)
    } else if (step === null || toPlace(step.at) !== from) {
      if (from !== '') count(readWalk(controls).walk.kind === 'on' ? 'continued' : 'turned', from)
      reach(step)
    }
  }
  const noteChanged = ({ step }: Parameters<FormAnswers['changed']>[0]) => {
    if (wantsData) return
    // Nobody opened this version before: it came in the place of another.
    if (step === null || step.at === first) count('opened')
    else reach(step)
  }
  return {
    ...answers,
    correct: (judged, status) => noteGiven(answers.correct(judged, status), () => noteCorrected(judged)),
    turned: (turned) => noteGiven(answers.turned(turned), () => noteTurned(turned)),
    changed: (filled) => noteGiven(answers.changed(filled), () => noteChanged(filled)),
    accept: (accepted, controls) => {
      noteFoundThere(controls)
      count('sent')
      return answers.accept(accepted, controls)
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

/** What could not be shown, as on a busy machine, did not happen to anybody: they are told to send it again. */
async function noteGiven(giving: Promise<Answer>, note: () => void): Promise<Answer> {
  const answer = await giving
  if (answer.status < 500) note()
  return answer
}

function toPlace(at: FormStep['at']): string {
  return at ?? checkPlace
}
