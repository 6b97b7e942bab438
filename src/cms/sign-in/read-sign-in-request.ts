import { cookies, headers } from 'next/headers'
import { getPayload } from 'payload'
import type { Locale } from '@/src/i18n/locales'
import type { SignInRequest } from '@/src/identity/pages/sign-in-request'
import { toStaffLocale } from '@/src/identity/pages/staff-locale'
import { openSaid } from '@/src/identity/sign-in/said'
import { findTicketHolder } from '@/src/identity/sign-in/ticket-holder'
import config from '../configuration/payload.config'

type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** The one value of a parameter; nothing when it was given twice. */
export async function readParameter(searchParams: SearchParams, name: string): Promise<string | undefined> {
  const value = (await searchParams)[name]
  return typeof value === 'string' ? value : undefined
}

/** Reads who opens a page, and in which language. */
export async function readSignInRequest(searchParams: SearchParams): Promise<SignInRequest> {
  const payload = await getPayload({ config })
  const given = await headers()
  const { user } = await payload.auth({ headers: given })
  const said = openSaid(payload.secret, await readParameter(searchParams, 'said'))
  const holder = await findTicketHolder({ payload, headers: given, user })
  return { payload, locale: await readStaffLocale(), said, user, holder }
}

/** The language that somebody chose in the CMS, else the one that their browser prefers. */
export async function readStaffLocale(): Promise<Locale> {
  const [jar, given] = [await cookies(), await headers()]
  return toStaffLocale(jar.get('payload-lng')?.value, given.get('accept-language') ?? undefined)
}
