import { z } from 'zod'

/** What a browser may fill in for a person about that person. @see https://html.spec.whatwg.org/#autofill-field */
export const autocompleteToken = z.enum([
  'name',
  'given-name',
  'additional-name',
  'family-name',
  'email',
  'tel',
  'bday',
  'organization',
  'organization-title',
  'street-address',
  'address-level1',
  'address-level2',
  'postal-code',
  'country',
  'country-name',
])
export type AutocompleteToken = z.infer<typeof autocompleteToken>
