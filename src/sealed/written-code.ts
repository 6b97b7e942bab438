import { randomBytes } from '@noble/hashes/utils.js'

/** Digits and capital letters without those that are taken for each other: 0 O, 1 I L, U V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Codes that people write down and type again. */
export type WrittenCodes = {
  /** How many signs a code has. */
  signs: number
  /** Makes a code, as it is derived from: without spaces. @param draw bytes that nobody can guess; random ones if none is given. */
  make: (draw?: (length: number) => Uint8Array) => string
  /** A code as it is written down: in groups. */
  show: (code: string) => string
  /** What somebody typed, as a code. @returns null when it cannot be one. */
  read: (typed: string) => string | null
  /** As long as a code and none: what is derived from in its place when somebody typed what cannot be one. */
  impossible: string
}

/** Codes of one kind. @param groups how many signs stand in each group, from the first to the last. */
export function defineWrittenCodes(groups: readonly number[]): WrittenCodes {
  const signs = groups.reduce((sum, group) => sum + group, 0)
  return {
    signs,
    make: (draw = randomBytes) => {
      let code = ''
      while (code.length < signs) {
        for (const byte of draw(32)) {
          // Bytes from 240 on would make some signs likelier than others.
          const sign = byte < 240 ? alphabet[byte % alphabet.length] : undefined
          if (sign !== undefined && code.length < signs) code += sign
        }
      }
      return code
    },
    show: (code) => {
      let at = 0
      return groups
        .map((group) => {
          at += group
          return code.slice(at - group, at)
        })
        .join(' ')
    },
    read: (typed) => {
      const code = typed.toUpperCase().replace(/[\s.\-‐-―]/g, '')
      return code.length === signs && [...code].every((sign) => alphabet.includes(sign)) ? code : null
    },
    impossible: '0'.repeat(signs),
  }
}
