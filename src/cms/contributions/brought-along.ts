import type { Payload, PayloadRequest, RequestContext } from 'payload'
import { z } from 'zod'
import { isLocale, type Locale } from '@/src/i18n/locales'
import { contributorsEver, contributorsSinceLive } from './contribution-rows'

/** What is written was in an earlier version of the same subject. */
export const ownPast = 'own-past'

/** What is written was in another language of the same subject. */
export const otherLanguage = (from: Locale) => `language-${from}` as const

/** What is written is by these people, by their numbers, as it was known before. */
export const byPeople = (people: Iterable<number>) => `people-${[...people].join(',')}` as const

const key = 'broughtAlong'
const subjects = z.array(z.string()).catch([])

type WithContext = { context?: RequestContext | undefined }

/** Notes that what this request writes was in a subject before, so that whoever wrote there wrote it. Never taken back. */
export function bringAlong(req: Pick<PayloadRequest, 'context'>, subject: string): void {
  req.context[key] = [...broughtAlong(req), subject]
}

/** The context of a call of the local API that writes an earlier version of its subject. */
export function withOwnPast(): RequestContext {
  return { [key]: [ownPast] }
}

/** Everybody else who wrote what a request writes into a subject. */
export async function writersAlong(payload: Payload, req: WithContext, subject: string): Promise<Set<number>> {
  const people = new Set<number>()
  for (const origin of new Set(broughtAlong(req)))
    for (const person of await writersIn(payload, origin, subject)) people.add(person)
  return people
}

async function writersIn(payload: Payload, origin: string, subject: string): Promise<Set<number>> {
  const people = /^people-(.*)$/.exec(origin)?.[1]
  if (people !== undefined) return new Set(people.split(',').filter(Boolean).map(Number))
  const from = origin.replace(/^language-/, '')
  if (isLocale(from)) return contributorsSinceLive(payload, subject, [from])
  return contributorsEver(payload, origin === ownPast ? subject : origin)
}

function broughtAlong({ context }: WithContext): string[] {
  return subjects.parse(context?.[key])
}
