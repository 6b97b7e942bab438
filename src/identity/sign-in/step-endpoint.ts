import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import type { StaffText } from '@/src/i18n/staff-text'
import { sealSaid } from './said'
import { readSent, type Sent } from './sent'
import { loginPage, stepPage } from './sign-in-pages'
import { StepsOwed } from './steps-owed-error'
import { noTicketCookie, toTicketCookie } from './ticket'
import { TicketGone } from './ticket-holder'

/** What came of a step: what a program is answered, and where a browser goes, with a sentence if there is one to say. */
export type Outcome = { answer: object; to: string; said?: StaffText }

type StepEndpoint = {
  path: `/${string}`
  /** The page whose form this takes, which says what was wrong. */
  page: string | ((sent: Sent) => string)
  take: (req: PayloadRequest, sent: Sent) => Promise<Outcome>
}

/** A step that both a form without script and a program take: the one is led on by redirects, the other answered with JSON. */
export function stepEndpoint({ path, page, take }: StepEndpoint): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const sent = await readSent(req)
      try {
        const { answer, to, said } = await take(req, sent)
        if (!sent.isForm) return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
        return lead(req, to, said && { isError: false, text: adminText(req, said) })
      } catch (error) {
        if (!sent.isForm || !(error instanceof APIError) || !error.isPublic) throw error
        if (error instanceof StepsOwed) {
          setCookie(req, toTicketCookie(error.owed.ticket))
          return lead(req, stepPage)
        }
        const back = typeof page === 'string' ? page : page(sent)
        return lead(req, error instanceof TicketGone ? loginPage : back, { isError: true, text: error.message })
      }
    },
  }
}

/** Puts a cookie on the answer. */
export function setCookie(req: PayloadRequest, cookie: string): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookie)
}

/** Takes the ticket away: what it was for is done. */
export function endTicket(req: PayloadRequest): void {
  setCookie(req, noTicketCookie)
}

function lead({ payload }: PayloadRequest, to: string, said?: { isError: boolean; text: string }): Response {
  const address = new URL(to, 'http://cms.invalid')
  if (said) address.searchParams.set('said', sealSaid(payload.secret, said))
  const Location = `${address.pathname}${address.search}${address.hash}`
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}
