import { randomBytes } from '@noble/hashes/utils.js'

/** Digits and capital letters without those that are taken for each other: 0 O, 1 I L, U V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 17 of 30 signs are 83 bits. */
const signs = 17
const groups = /^(.{4})(.{4})(.{4})(.{5})$/

/** Makes a receipt code, as it is derived from: without spaces. */
export function makeReceiptCode(): string {
  let code = ''
  while (code.length < signs) {
    for (const byte of randomBytes(32)) {
      // Bytes from 240 on would make some signs likelier than others.
      const sign = byte < 240 ? alphabet[byte % alphabet.length] : undefined
      if (sign !== undefined && code.length < signs) code += sign
    }
  }
  return code
}

/** A code as it is written down: in groups. */
export function showReceiptCode(code: string): string {
  return code.replace(groups, '$1 $2 $3 $4')
}

/** What somebody typed, as a code. @returns null when it cannot be one. */
export function readReceiptCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s.\-‐-―]/g, '')
  return code.length === signs && [...code].every((sign) => alphabet.includes(sign)) ? code : null
}

/** As long as a code and none: what is derived from in its place when somebody typed what cannot be one. */
export const impossibleCode = '0'.repeat(signs)
