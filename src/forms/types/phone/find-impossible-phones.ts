import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { FormInLanguage } from '../../language/form-in-language'
import type { AnsweredPlace } from '../../validation/answered-places'
import type { AnswerError } from '../../validation/validate-answers'

/**
 * Telephone numbers that no network of their country gives out, by the numbering plans that Google's libphonenumber collects.
 * Only the server knows them: they weigh more than all of a form's script. The pattern that browsers judge by lets such a
 * number through, never one the other way round.
 *
 * @param places with answers as they are kept: + and the code of the country.
 * @returns one error for each such field, in the words of its rule `phone`.
 */
export function findImpossiblePhones({ words }: FormInLanguage, places: readonly AnsweredPlace[]): AnswerError[] {
  return places.flatMap(({ entry, path, answer }): AnswerError[] => {
    if (entry.kind !== 'question' || entry.type !== 'phone') return []
    if (typeof answer !== 'string' || parsePhoneNumberFromString(answer)?.isPossible()) return []
    return [{ field: path.join('.'), rule: 'phone', text: entry.errors.phone ?? words.unknown }]
  })
}
