import { hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { openSealedText, sealText } from '@/src/platform/sealed-text'
import { returnCodes as codes } from '../saved/return-codes'
import { followHash } from './followed-case'

/** What a code is made from. */
type Sent = {
  /** Of the submission. */
  id: Buffer
  /** What the page sends again when the same is sent again. It is kept nowhere, so that nobody has the code from what is kept. */
  turn: string
}

/**
 * Makes the code by which somebody follows what they sent: the same when the same page sends the same again, because the first answer
 * may have been lost. It is kept nowhere.
 *
 * @param secret of this installation.
 * @returns the code without spaces.
 */
export function makeFollowCode(secret: string, { id, turn }: Sent): string {
  let drawn = 0
  return codes.make((length) => {
    drawn += 1
    return Buffer.from(hkdfSync('sha256', `${secret} ${turn}`, id, `sona follow code ${drawn}`, length))
  })
}

/** A code as it is written down: in groups. */
export const showFollowCode = codes.show

/**
 * What a code finds.
 *
 * @param typed as somebody typed it. What cannot be a code leads to a hash as well, of nothing: it takes as long.
 */
export function toFollowHash(typed: string): string {
  const code = codes.read(typed) ?? codes.impossible
  return Buffer.from(hkdfSync('sha256', code, '', 'sona followed case', 32)).toString('hex')
}

const ticket = z.strictObject({ hash: followHash, turn: z.string() })

/** What a page carries on which a case is followed. */
type Followed = z.infer<typeof ticket>

/**
 * Seals what finds a case for its page to carry, so that its sender answers without typing the code again.
 *
 * @param secret of this installation, for what pages carry.
 */
export function sealFollowTicket(secret: string, followed: Followed): string {
  return sealText(secret, 'followed case', JSON.stringify(followed))
}

/** What a page carried. @returns null when it was not sealed here. */
export function openFollowTicket(secret: string, carried: string): Followed | null {
  const text = carried.length > longestTicket ? null : openSealedText(secret, 'followed case', carried)
  return text === null ? null : (ticket.safeParse(JSON.parse(text)).data ?? null)
}

const longestTicket = 500
