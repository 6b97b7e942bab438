import type { z } from 'zod'
import type { Locale } from '@/src/i18n/locales'
import {
  type FormReviewAnswer,
  formAnswer,
  type Person,
  type Proposal,
  refusalAnswer,
  reviewAnswer,
  type VersionAnswer,
  versionsAnswer,
} from './review-answers'

/** A step in the life of a form that a person asks for. */
export type ReviewStep = 'propose' | 'withdraw' | 'retire'

/** Where a form stands: what a review finds, what is proposed, and what was published, the newest first. */
export type FormStanding = { review: FormReviewAnswer; proposal: Proposal | null; versions: VersionAnswer[] }

type Asker = { formId: number; language: Locale }

/** Asks the CMS where a form stands. @throws when it does not answer as it should */
export async function getFormStanding({ formId, language }: Asker): Promise<FormStanding> {
  const ask = <Answer>(path: string, answer: z.ZodType<Answer>) => get(path, { language, answer })
  const versionsQuery = `where[form][equals]=${formId}&sort=-number&pagination=false&depth=1`
  const [review, { proposal }, { docs }] = await Promise.all([
    ask(`/api/forms/${formId}/review`, reviewAnswer),
    ask(`/api/forms/${formId}?depth=1`, formAnswer),
    ask(`/api/form-versions?${versionsQuery}`, versionsAnswer),
  ])
  const named = (person: Person): Person =>
    person && { ...person, name: person.name ?? review.people[String(person.id)] ?? null }
  return {
    review,
    proposal: proposal && { ...proposal, by: named(proposal.by) },
    versions: docs.map((version) => ({
      ...version,
      proposedBy: named(version.proposedBy),
      approvedBy: named(version.approvedBy),
    })),
  }
}

async function get<Answer>(path: string, { language, answer }: { language: Locale; answer: z.ZodType<Answer> }) {
  const response = await fetch(path, { headers: { Accept: 'application/json', 'Accept-Language': language } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return answer.parse(await response.json())
}

/** What became of a step. */
export type StepOutcome = { kind: 'taken' } | { kind: 'refused'; message: string; problems: readonly string[] }

/** Takes a step. @throws when the CMS cannot be reached or does not say why it refuses */
export async function takeReviewStep(
  step: ReviewStep,
  { formId, language, reason }: Asker & { reason: string },
): Promise<StepOutcome> {
  const response = await fetch(`/api/forms/${formId}/${step}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ reason }),
  })
  if (response.ok) return { kind: 'taken' }
  const [refusal] = refusalAnswer.parse(await response.json()).errors
  return { kind: 'refused', message: refusal?.message ?? '', problems: refusal?.data?.problems ?? [] }
}
