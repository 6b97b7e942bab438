/** Digits and capitals without those that are read or heard as another: 0 and O, 1, I and L. A prime number of them. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const base = BigInt(signs.length)
const length = 11

/**
 * The number by which sender and bank speak of a submission, `7K2M-QX4D-9RWB`: eleven signs and one that is computed from
 * them, so that one wrong sign or two that changed places are noticed.
 *
 * @param id bytes that nobody can guess; the same bytes give the same number.
 */
export function toReference(id: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(id).toString('hex')}`)
  let text = ''
  for (let place = 0; place < length; place++) {
    text += signs.charAt(Number(rest % base))
    rest /= base
  }
  return inGroups(text + checkSign(text))
}

/**
 * A reference as a person wrote it, in the way it is kept: capitals, in groups of four.
 *
 * @returns null when it is no reference, or when a sign is wrong.
 */
export function parseReference(written: string): string | null {
  const text = written.toUpperCase().replace(/[\s-]/g, '')
  if (text.length !== length + 1 || [...text].some((sign) => !signs.includes(sign))) return null
  return text.endsWith(checkSign(text.slice(0, length))) ? inGroups(text) : null
}

/** Each sign counts by its place, modulo a prime: the sum changes with every wrong sign and every exchange of two. */
function checkSign(text: string): string {
  const sum = [...text].reduce((total, sign, place) => total + signs.indexOf(sign) * (place + 2), 0)
  return signs.charAt(sum % signs.length)
}

function inGroups(text: string): string {
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}
