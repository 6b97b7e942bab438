import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** So long it takes a person to read a page at least, and a form that was left open for days is still taken. */
const [youngestMs, oldestMs] = [1_500, 7 * 24 * 3_600_000]

/** What a page that has a form carries in the form's address: it says when the page was drawn, and nothing of who asked for it. */
export function makeTicket(secret: Uint8Array, now: number): string {
  const text = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${text}.${signText(secret, text)}`
}

/** Whether a ticket was made here and a person may hold it. It is judged from the head: what comes without one is never read. */
export function isTicket(secret: Uint8Array, ticket: string, now: number): boolean {
  const end = ticket.lastIndexOf('.')
  const [signature, expected] = [ticket.slice(end + 1), signText(secret, ticket.slice(0, Math.max(end, 0)))].map(
    Buffer.from,
  )
  if (!signature || !expected || signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return false
  const age = now - Number.parseInt(ticket, 36)
  return age >= youngestMs && age <= oldestMs
}

function signText(secret: Uint8Array, text: string): string {
  return createHmac('sha256', secret).update(`intake ticket ${text}`).digest('base64url')
}
