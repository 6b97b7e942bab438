import { type Field, isQuestion } from '@/src/forms/definition/field'
import type { Finding } from '@/src/forms/governance/finding'
import { fieldTypeOf } from '@/src/forms/types/field-types'

/** The control at which a finding is said, by the path of its value. @param entry null when it is about the form */
export function toFindingPart({ name, values = {} }: Finding, entry: Field | null): string {
  switch (name) {
    case 'textMissing':
      return toTextPart(values, entry)
    case 'conditionOnUnknown':
    case 'conditionOnLater':
    case 'conditionDoesNotSuit':
    case 'conditionNeverMet':
    case 'conditionTooComplex':
    case 'lastPageHidden':
      return 'showWhen'
    case 'limitsCross':
      return entry ? toLimitPart(entry) : 'key'
    case 'titleFromUnknown':
      return 'titleFrom'
    case 'noOptions':
    case 'optionTwice':
    case 'tooFewOptions':
      return 'options'
    case 'errorNeverShown':
      return `errors.${values['rule'] ?? ''}`
    case 'patternInvalid':
    case 'patternUnanchored':
    case 'patternSlow':
      return 'pattern'
    case 'personalUnmarked':
      return 'personal'
    case 'keyUsedTwice':
    case 'keyGone':
    case 'typeChanged':
    case 'pagesBeginLate':
    case 'pageAlone':
    case 'pageEmpty':
    case 'fileOnEarlierPage':
      return 'key'
    case 'ruleMalformed':
    case 'ruleDivides':
    case 'ruleNeverHolds':
    case 'ruleTooComplex':
    case 'ruleTwice':
    case 'rulePointsNowhere':
    case 'ruleTextMissing':
      return 'rules'
    case 'calculationMalformed':
    case 'calculationUnknown':
    case 'calculationNoNumber':
    case 'calculationDivides':
    case 'calculationTooComplex':
    case 'calculationCircular':
      return 'expression'
    case 'caseUnnamed':
    case 'caseWithoutField':
    case 'caseDiffers':
    case 'caseJudgedTwice':
      return 'cases'
    case 'nothingAsked':
    case 'keywordNotAllowed':
    case 'schemaMalformed':
      return 'fields'
  }
}

function toTextPart(values: Readonly<Record<string, string>>, entry: Field | null): string {
  const { what = '', of = '', language = '' } = values
  if (!entry) return what === 'title' ? `title.${language}` : `texts.${what}.${language}`
  if (what === 'error') return `errors.${of}.${language}`
  if (what !== 'option') return `${what}.${language}`
  const place = 'options' in entry ? entry.options.findIndex(({ value }) => value === of) : -1
  return `options.${place}.label.${language}`
}

/** Only what has limits can have them crossed. */
function toLimitPart(entry: Field): string {
  if (entry.type === 'repeat') return 'maximum'
  return (isQuestion(entry) ? fieldTypeOf(entry).governance.limits?.part : null) ?? 'key'
}
