import type { z } from 'zod'
import type { autocompleteToken } from '../definition/autocomplete'

type Token = z.infer<typeof autocompleteToken>

/** What browsers fill in of somebody themselves, and not of where they work. */
const tokens: readonly Token[] = [
  'name',
  'given-name',
  'additional-name',
  'family-name',
  'email',
  'tel',
  'bday',
  'street-address',
]

/** Keys of questions that ask for the name of a person, in the languages in which forms are written here. Others have names too. */
const names =
  /^(?:(?:full|first|middle|last|given|family|maiden|birth)name|surname|apelido|nomecompleto|primeironome|ultimonome)\d*$/
const birthdays = /birth|nascimento/

type Asked = { key: string; autocomplete: Token | null }

/** Whether a question asks for the name of a person, or for what a browser knows of them. */
export function isOfPerson({ key, autocomplete }: Asked): boolean {
  return (autocomplete !== null && tokens.includes(autocomplete)) || names.test(key.toLowerCase())
}

/** Whether a question asks when somebody was born. */
export function isBirthday({ key, autocomplete }: Asked): boolean {
  return autocomplete === 'bday' || birthdays.test(key.toLowerCase())
}
