/** Why a form cannot be published, with what the sentence about it speaks of. @see finding-text.ts */
export type FindingName =
  | 'nothingAsked'
  | 'keyUsedTwice'
  | 'keyGone'
  | 'typeChanged'
  | 'conditionOnUnknown'
  | 'conditionOnLater'
  | 'conditionDoesNotSuit'
  | 'conditionNeverMet'
  | 'conditionTooComplex'
  | 'limitsCross'
  | 'titleFromUnknown'
  | 'pagesBeginLate'
  | 'pageAlone'
  | 'pageEmpty'
  | 'lastPageHidden'
  | 'fileOnEarlierPage'
  | 'noOptions'
  | 'optionTwice'
  | 'tooFewOptions'
  | 'errorNeverShown'
  | 'personalUnmarked'
  | 'textMissing'
  | 'patternInvalid'
  | 'patternUnanchored'
  | 'patternSlow'
  | 'ruleMalformed'
  | 'ruleDivides'
  | 'ruleNeverHolds'
  | 'ruleTooComplex'
  | 'ruleTwice'
  | 'rulePointsNowhere'
  | 'ruleTextMissing'
  | 'caseUnnamed'
  | 'caseWithoutField'
  | 'caseDiffers'
  | 'caseJudgedTwice'
  | 'keywordNotAllowed'
  | 'schemaMalformed'

export type Finding = {
  name: FindingName
  /** The place of the entry that it is about: its key, after those of the groups that hold it. Null for the form. */
  key: string | null
  values?: Readonly<Record<string, string>>
}
