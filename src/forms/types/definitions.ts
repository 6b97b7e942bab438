import { amountDefinition } from './amount/definition'
import { calculatedDefinition } from './calculated/definition'
import { consentDefinition } from './consent/definition'
import { countryDefinition } from './country/definition'
import { dateDefinition } from './date/definition'
import { emailDefinition } from './email/definition'
import { fileDefinition } from './file/definition'
import { longTextDefinition } from './long-text/definition'
import { manyChoicesDefinition } from './many-choices/definition'
import { numberDefinition } from './number/definition'
import { oneChoiceDefinition } from './one-choice/definition'
import { phoneDefinition } from './phone/definition'
import { textDefinition } from './text/definition'
import { yesNoDefinition } from './yes-no/definition'

/**
 * The types of questions as they are written and as machines read them, in the order in which staff are offered them: one line for
 * each folder here. What browsers of visitors load stands in answers.ts, everything else in field-types.ts.
 */
export const definitions = {
  text: textDefinition,
  longText: longTextDefinition,
  email: emailDefinition,
  phone: phoneDefinition,
  number: numberDefinition,
  amount: amountDefinition,
  date: dateDefinition,
  oneChoice: oneChoiceDefinition,
  manyChoices: manyChoicesDefinition,
  yesNo: yesNoDefinition,
  country: countryDefinition,
  file: fileDefinition,
  consent: consentDefinition,
  calculated: calculatedDefinition,
}
