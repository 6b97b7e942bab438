import { cookies, headers } from 'next/headers'
import { getPayload, type Payload } from 'payload'
import type { Locale } from '@/src/i18n/locales'
import config from '../../configuration/payload.config'
import type { User } from '@/src/stored-types/payload-types'
import { openSaid, type Said } from '../sign-in/said'
import { findTicketHolder, type TicketHolder } from '../sign-in/ticket-holder'
import { toStaffLocale } from './staff-locale'

/** What a page of a login knows of whoever opened it. */
export type SignInRequest = {
  payload: Payload
  locale: Locale
  /** What the step before left to say. */
  said: Said | null
  /** Who is logged in. */
  user: User | null
  /** Who is in the middle of a login, or of changing their factors. */
  holder: TicketHolder | null
}

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
