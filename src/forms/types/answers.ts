import type { QuestionType } from '../definition/field'
import { amountAnswer } from './amount/answer'
import type { AnswerRules } from './answer-rules'
import { calculatedAnswer } from './calculated/answer'
import { consentAnswer } from './consent/answer'
import { countryAnswer } from './country/answer'
import { dateAnswer } from './date/answer'
import { emailAnswer } from './email/answer'
import { fileAnswer } from './file/answer'
import { longTextAnswer } from './long-text/answer'
import { manyChoicesAnswer } from './many-choices/answer'
import { numberAnswer } from './number/answer'
import { oneChoiceAnswer } from './one-choice/answer'
import { phoneAnswer } from './phone/answer'
import { textAnswer } from './text/answer'
import { yesNoAnswer } from './yes-no/answer'

/** What is done with the answers to each type of question, in browsers of visitors and on the server: one line for each folder here. */
export const answers: Readonly<Record<QuestionType, AnswerRules>> = {
  text: textAnswer,
  longText: longTextAnswer,
  email: emailAnswer,
  phone: phoneAnswer,
  number: numberAnswer,
  amount: amountAnswer,
  date: dateAnswer,
  oneChoice: oneChoiceAnswer,
  manyChoices: manyChoicesAnswer,
  yesNo: yesNoAnswer,
  country: countryAnswer,
  file: fileAnswer,
  consent: consentAnswer,
  calculated: calculatedAnswer,
}
