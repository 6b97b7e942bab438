/**
 * Whether the check digits of an IBAN are its own: ISO 13616-1, by ISO/IEC 7064 MOD 97-10. The country and its two digits go behind
 * the account, letters count 10 to 35, and what is left of a division by 97 is 1.
 *
 * Written out, because the libraries for it bring the forms of all countries' numbers to every visitor of a form; a test holds it
 * to one of them.
 *
 * @param iban capitals and digits, without spaces.
 */
export function hasOwnCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
