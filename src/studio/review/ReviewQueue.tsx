import type { Payload, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import accountTexts from '@/messages/staff/cms/accounts.json' with { type: 'json' }
import { queryReviews } from '@/src/cms/workflow/review-store'
import { showLocalTime } from '@/src/country/local-time'
import { accountRequest } from '@/src/governance/account-request'
import type { ProposalCollection } from '@/src/governance/proposal'
import type { Review } from '@/src/governance/review'
import { isUndivided, parseSubject } from '@/src/governance/subject'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatDate } from '@/src/i18n/format'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import { workflowTexts } from '../workflow/workflow-texts'
import { proposalHref, reviewHref } from './review-href'
import styles from './review-room.module.css'
import { reviewTexts } from './review-texts'

type ReviewQueueProps = { payload: Payload; user: TypedUser; language: Locale }

type Row = { href: string; title: string; detail: string }

/** Everything that waits for a decision, by what it is about. */
export async function ReviewQueue({ payload, user, language }: ReviewQueueProps): Promise<ReactNode> {
  const texts = reviewTexts(language)
  const open = await queryReviews(payload, { state: { in: ['inReview', 'approved', 'toRatify'] } })
  const isOfSite = ({ subject }: Review) => isUndivided(parseSubject(subject))
  const asked = { payload, user, language }
  const groups = [
    { title: texts.content, rows: open.filter((review) => !isOfSite(review)).map((review) => toRow(review, language)) },
    { title: texts.site, rows: open.filter(isOfSite).map((review) => toRow(review, language)) },
    { title: texts.forms, rows: await readOthers(asked, 'forms', { 'proposal.hash': { exists: true } }) },
    { title: texts.rates, rows: await readOthers(asked, 'exchange-rates', { state: { equals: 'held' } }) },
    { title: texts.accounts, rows: await readOthers(asked, 'account-requests', { state: { equals: 'asked' } }) },
    { title: texts.inboxes, rows: await readOthers(asked, 'inbox-requests', { state: { equals: 'asked' } }) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      <h1>{texts.queue}</h1>
      {groups.length === 0 && <p>{texts.empty}</p>}
      {groups.map(({ title, rows }) => (
        <section key={title} className={styles['queue']} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {rows.map(({ href, title: name, detail }) => (
              <li key={href}>
                <a href={href}>{name}</a> <span>{detail}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function toRow(review: Review, language: Locale): Row {
  const { kinds, states } = workflowTexts(language)
  const at = showLocalTime(review.submittedAt, language)
  const who = fillPlaces(reviewTexts(language).askedBy, { name: review.submittedByName, at })
  return {
    href: reviewHref(review.id),
    title: review.title,
    detail: `${kinds[review.kind]}, ${states[review.state]}. ${who}`,
  }
}

const stored = z.looseObject({ id: z.number(), updatedAt: z.string() })
const form = z.object({ name: z.string().nullish(), key: z.string() })
const rates = z.object({ day: z.string() })

/** What people know a proposal by. A form whose name nobody has written yet has its key. */
const titles: Record<ProposalCollection, (document: unknown, language: Locale) => string> = {
  forms: (document) => {
    const { name, key } = form.parse(document)
    return name || key
  },
  'exchange-rates': (document, language) => formatDate(language, rates.parse(document).day),
  'account-requests': (document, language) => {
    const { change, name, nameBefore } = accountRequest.parse(document)
    return `${accountTexts.accountRequests.changeLabels[change][language]}: ${name || nameBefore || ''}`
  },
  'inbox-requests': (document) => z.looseObject({ title: z.string() }).parse(document).title,
}

type Asked = { payload: Payload; user: TypedUser; language: Locale }

/** Kinds with rules of their own, looked at in the same room. */
async function readOthers(
  { payload, user, language }: Asked,
  collection: ProposalCollection,
  where: Parameters<Payload['find']>[0]['where'],
): Promise<Row[]> {
  const { docs } = await payload.find({
    collection,
    ...(where ? { where } : {}),
    locale: language,
    fallbackLocale: defaultLocale,
    depth: 0,
    limit: 50,
    pagination: false,
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  return docs.map((document) => {
    const { id, updatedAt } = stored.parse(document)
    return {
      href: proposalHref({ collection, id }),
      title: titles[collection](document, language),
      detail: showLocalTime(updatedAt, language),
    }
  })
}
