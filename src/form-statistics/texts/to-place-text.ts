import type { StaffLanguage } from '@/messages/staff/languages'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { toPlaceName } from '@/src/forms/definition/show-name'
import { toNameOfKey } from '@/src/forms/governance/entry-name'
import { checkPlace } from '@/src/forms/pages/step-controls'
import type { Cell } from '../release/release-counts'
import { statisticsTexts } from './statistics-texts'

/** What staff call the page or the field at which something was counted. */
export function toPlaceText(
  definition: FormDefinition,
  { place }: Pick<Cell, 'place'>,
  language: StaffLanguage,
): string {
  const texts = statisticsTexts(language)
  if (place === '') return texts.whole
  if (place === checkPlace) return texts.check
  return toNameOfKey(definition, { key: toPlaceName(place.split('.')), locale: language })
}
