import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import type { Problem } from '@/site/schemas/simulator/problem'
import { formatNumber } from '@/src/i18n/format'
import { fillText, type StaffText } from '@/src/i18n/staff-text'

const written = (value: number) =>
  inStaffLanguages((language) => formatNumber(language, value, { maximumFractionDigits: 4 }))
const day = (iso: string) => iso.split('-').reverse().join('/')

/** What is wrong with a simulator, in a sentence for staff. */
export function toProblemText(problem: Problem): StaffText {
  switch (problem.code) {
    case 'minOverMax': {
      const { min, max } = problem
      return fillText(staffTexts.simulatorProblem.minOverMax, { min: written(min), max: written(max) })
    }
    case 'outside': {
      const { value, min, max } = problem
      return fillText(staffTexts.simulatorProblem.outside, {
        value: written(value),
        min: written(min),
        max: written(max),
      })
    }
    case 'notOnStep': {
      const { value, min, step } = problem
      return fillText(staffTexts.simulatorProblem.notOnStep, {
        min: written(min),
        step: written(step),
        value: written(value),
      })
    }
    case 'amountGap': {
      const { term, from, to } = problem
      return fillText(staffTexts.simulatorProblem.amountGap, {
        from: written(from),
        to: written(to),
        term: written(term),
      })
    }
    case 'amountOverlap': {
      const { term, from, to } = problem
      return fillText(staffTexts.simulatorProblem.amountOverlap, {
        from: written(from),
        to: written(to),
        term: written(term),
      })
    }
    case 'dateOrder':
      return fillText(staffTexts.simulatorProblem.datesFall, {
        later: day(problem.later),
        earlier: day(problem.earlier),
      })
    case 'expiresBefore':
      return fillText(staffTexts.simulatorProblem.beginsLater, { validFrom: day(problem.validFrom) })
    case 'rulesTooLate':
      return fillText(staffTexts.simulatorProblem.rulesMissing, { validFrom: day(problem.validFrom) })
    case 'dutyGap':
      return fillText(staffTexts.simulatorProblem.dutyGap, { term: written(problem.term) })
    case 'dutyOverlap':
      return fillText(staffTexts.simulatorProblem.dutyOverlap, { term: written(problem.term) })
    case 'noDayCount':
      return fillText(staffTexts.simulatorProblem.dayCountMissing, { currency: problem.currency })
    case 'tooLong':
      return fillText(staffTexts.simulatorProblem.tooLong, { max: written(problem.max) })
    case 'notPositive':
      return staffTexts.simulatorProblem.tooLow
    case 'notWhole':
      return staffTexts.simulatorProblem.wholeNumbers
    case 'notPercent':
      return staffTexts.simulatorProblem.percentage
    case 'duplicate':
      return staffTexts.simulatorProblem.twice
    case 'halfRange':
      return staffTexts.simulatorProblem.bothRates
  }
}
