import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { intakePolicy } from '@/src/http/policy'
import { commonHeaders } from '@/src/http/security-headers'
import type { IntakeAnswer } from '@/src/intake/intake-tools'
import { pageStyleHash } from '@/src/intake/pages/page-style'

/** What is said of a code leaves at a whole number of these after it came, and has a whole number of these bytes. */
const deadlineMs = 500
const sizeStep = 64 * 1024

const headers = {
  ...commonHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': intakePolicy(pageStyleHash),
  'Cache-Control': 'no-store',
  // With less, browsers would not say that a form was sent from here.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
  Connection: 'close',
} as const

/** Sends a page. @param began the moment by `performance.now()` at which all that it answers was there. */
export async function sendPage(
  response: ServerResponse,
  { status, page, isAboutCode = false }: IntakeAnswer,
  { began, isHead }: { began: number; isHead: boolean },
): Promise<void> {
  const body = Buffer.from(isAboutCode ? padPage(page) : page)
  if (isAboutCode) {
    const passed = performance.now() - began
    await wait(Math.ceil(passed / deadlineMs) * deadlineMs - passed)
  }
  response.writeHead(status, { ...headers, 'Content-Length': String(body.length) })
  response.end(isHead ? undefined : body)
}

/** Fills a page up with what cannot be compressed, should a proxy try. */
function padPage(page: string): string {
  const [begin, end] = ['<!--', '-->']
  const length = Buffer.byteLength(page) + begin.length + end.length
  const missing = Math.ceil(length / sizeStep) * sizeStep - length
  return `${page}${begin}${randomBytes(Math.ceil(missing / 2))
    .toString('hex')
    .slice(0, missing)}${end}`
}
