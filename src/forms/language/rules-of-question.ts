import type { Question } from '../definition/field'
import type { RuleName } from '../definition/rules'

/** The rules that an answer to a question can break: those that have a text, and that staff may write one for. */
export function rulesOf(question: Question): RuleName[] {
  return ['required', ...ownRulesOf(question), 'hidden', 'malformed']
}

function ownRulesOf(question: Question): RuleName[] {
  switch (question.type) {
    case 'text':
      return [...lengths(question), ...patternRules(question.pattern)]
    case 'longText':
      return lengths(question)
    case 'email':
      return ['email']
    case 'phone':
      return ['phone']
    case 'number':
      return ['number', ...when(question.whole, 'wholeNumber'), ...bounds(question)]
    case 'amount':
      return ['amount', ...bounds(question)]
    case 'date':
      return [
        'date',
        ...when(question.minimumAge !== null, 'minimumAge'),
        ...when(question.earliest !== null, 'tooEarly'),
        ...when(question.latest !== null, 'tooLate'),
      ]
    case 'oneChoice':
    case 'yesNo':
    case 'country':
      return ['choice']
    case 'manyChoices':
      return ['choice', ...when(question.minimum > 1, 'tooFew'), ...when(question.maximum !== null, 'tooMany')]
    case 'file':
      return ['fileType', 'fileSize', 'fileEmpty', 'tooMany']
    case 'consent':
      return []
  }
}

function when(applies: boolean, rule: RuleName): RuleName[] {
  return applies ? [rule] : []
}

function lengths({ minLength }: { minLength: number }): RuleName[] {
  return [...when(minLength > 1, 'tooShort'), 'tooLong']
}

function bounds({ minimum, maximum }: { minimum: number | null; maximum: number | null }): RuleName[] {
  return [...when(minimum !== null, 'tooSmall'), ...when(maximum !== null, 'tooLarge')]
}

function patternRules(pattern: Extract<Question, { type: 'text' }>['pattern']): RuleName[] {
  if (!pattern) return []
  if (!('reviewed' in pattern)) return ['pattern']
  if (pattern.reviewed === 'letters') return ['lettersOnly']
  return pattern.reviewed === 'iban' ? ['pattern', 'checkDigits'] : ['pattern']
}
