import type { QuestionType } from '../definition/field'
import type { RuleName } from '../definition/rules'
import type { QuestionInLanguage } from '../language/form-in-language'
import type { SchemaFailure } from './form-validator'

/** The rule, in the words of forms, behind a failure of JSON Schema in the answer to a question. */
export function toBrokenRule({ type, errors }: QuestionInLanguage, { path, keyword }: SchemaFailure, answer: unknown) {
  const rule = type === 'file' ? toBrokenFileRule(path.slice(1), keyword) : toBrokenAnswerRule(type, keyword)
  // The list of rules that have a text says which pattern it is.
  if (rule === 'pattern' && errors.lettersOnly) return 'lettersOnly'
  return rule === 'number' && typeof answer === 'number' ? 'wholeNumber' : rule
}

function toBrokenAnswerRule(type: QuestionType, keyword: string): RuleName {
  switch (keyword) {
    case 'required':
      return 'required'
    case 'minLength':
      return 'tooShort'
    case 'maxLength':
      return type === 'email' || type === 'phone' ? type : 'tooLong'
    case 'minimum':
      return 'tooSmall'
    case 'maximum':
      return 'tooLarge'
    case 'minItems':
      return 'tooFew'
    case 'maxItems':
      return 'tooMany'
    case 'enum':
      return 'choice'
    case 'const':
      return 'required'
    case 'pattern':
      return type === 'email' || type === 'phone' || type === 'date' ? type : 'pattern'
    case 'type':
      return toBrokenTypeRule(type)
    default:
      return 'malformed'
  }
}

/** What was typed is no value of the type, or was sent as another. */
function toBrokenTypeRule(type: QuestionType): RuleName {
  switch (type) {
    case 'number':
    case 'amount':
    case 'date':
      return type
    case 'yesNo':
    case 'oneChoice':
    case 'manyChoices':
    case 'country':
      return 'choice'
    default:
      return 'malformed'
  }
}

function toBrokenFileRule([, property]: readonly string[], keyword: string): RuleName {
  if (property === 'mediaType' && keyword === 'enum') return 'fileType'
  if (property === 'size' && keyword === 'minimum') return 'fileEmpty'
  if (property === 'size' && keyword === 'maximum') return 'fileSize'
  if (property !== undefined) return 'malformed'
  if (keyword === 'required' || keyword === 'minItems') return 'required'
  return keyword === 'maxItems' ? 'tooMany' : 'malformed'
}
