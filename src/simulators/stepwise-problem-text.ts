import { inStaffLanguages } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/stepwise.json' with { type: 'json' }
import { formatNumber } from '@/src/i18n/format'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import type { StepwiseProblem } from '@/src/stepwise/problem'
import type { Corner } from '@/src/stepwise/try-corners'

const texts = staffTexts.problems
const written = (value: number) =>
  inStaffLanguages((language) => formatNumber(language, value, { maximumFractionDigits: 4 }))

/** What cannot be in a simulator of steps, in a sentence for staff. */
export function toStepwiseProblemText(problem: StepwiseProblem): StaffText {
  switch (problem.code) {
    case 'wrongType':
      return fillText(texts.wrongType, {
        wanted: staffTexts.types[problem.wanted],
        found: staffTexts.types[problem.found],
      })
    case 'notThisKind':
      return fillText(texts.notThisKind, { step: problem.step, found: staffTexts.types[problem.found] })
    case 'outside':
    case 'minOverMax': {
      const { min, max } = problem
      const value = problem.code === 'outside' ? { value: written(problem.value) } : {}
      return fillText(texts[problem.code], { ...value, min: written(min), max: written(max) })
    }
    default: {
      const { path, code, ...values } = problem
      return fillText(texts[code], values)
    }
  }
}

/** Inputs that have no answer, in a sentence for staff. */
export function toCornerText({ inputs, missing }: Corner): StaffText {
  const list = Object.entries(inputs).map(([name, value]) => `${name} = ${value.toString()}`)
  return fillText(texts.fails, { inputs: list.join(', '), missing })
}
