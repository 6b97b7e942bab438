import { hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { openSealedText, sealText } from '@/src/platform/sealed-text'
import { returnCodes as codes } from './return-codes'

/** How many signs a code has by which somebody returns to a form. */
export const signsOfReturnCode = codes.signs

/** Makes the code by which somebody returns to a form. It is kept nowhere: whoever saved the form has it. */
export const makeReturnCode = (): string => codes.make()

/** A code as it is written down: in groups. */
export const showReturnCode = codes.show

/** What finds a saved form and opens it. */
export type SavedFormKey = {
  /** The name under which it lies, in hexadecimal. It says nothing of the code or of the key. */
  id: string
  /** 32 bytes, in hexadecimal. */
  key: string
}

/**
 * What a code finds and opens.
 *
 * @param typed as somebody typed it. What cannot be a code leads to a key as well, of nothing: it takes as long.
 */
export function toSavedFormKey(typed: string): SavedFormKey {
  const code = codes.read(typed) ?? codes.impossible
  return { id: derive(code, 'name'), key: derive(code, 'key') }
}

function derive(code: string, purpose: 'name' | 'key'): string {
  return Buffer.from(hkdfSync('sha256', code, '', `sona saved form ${purpose}`, 32)).toString('hex')
}

const hex = z.string().regex(/^[0-9a-f]{64}$/)
const ticket = z.strictObject({ shape: z.literal(1), formKey: z.string(), id: hex, key: hex })

type Ticketed = { formKey: string; key: SavedFormKey }

/**
 * Seals the key of a saved form for its pages to carry, so that it is saved again, sent or deleted without the code being typed. The code
 * cannot be had from it.
 *
 * @param secret of this installation, for what pages carry.
 */
export function sealTicket(secret: string, { formKey, key }: Ticketed): string {
  return sealText(secret, 'saved form', JSON.stringify({ shape: 1, formKey, ...key } satisfies z.input<typeof ticket>))
}

/** The key that a page carried. @returns null when it was not sealed here. */
export function openTicket(secret: string, carried: string): Ticketed | null {
  const text = carried.length > longestTicket ? null : openSealedText(secret, 'saved form', carried)
  if (text === null) return null
  const read = ticket.safeParse(JSON.parse(text))
  if (!read.success) return null
  const { formKey, id, key } = read.data
  return { formKey, key: { id, key } }
}

const longestTicket = 1_000
