import type { CollectionSlug, Payload, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { queryReviews } from '@/src/cms/workflow/review-store'
import { showLocalTime } from '@/src/country/local-time'
import type { Review } from '@/src/governance/review'
import { isUndivided, parseSubject } from '@/src/governance/subject'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { Locale } from '@/src/i18n/locales'
import { workflowTexts } from '../workflow/workflow-texts'
import { reviewHref, subjectHref } from './review-href'
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

const named = z.looseObject({
  id: z.number(),
  updatedAt: z.string(),
  title: z.unknown().optional(),
  name: z.unknown().optional(),
  day: z.unknown().optional(),
})

type Asked = { payload: Payload; user: TypedUser; language: Locale }

/** Kinds with rules of their own, decided on their own screens. */
async function readOthers(
  { payload, user, language }: Asked,
  collection: CollectionSlug,
  where: Parameters<Payload['find']>[0]['where'],
): Promise<Row[]> {
  const { docs } = await payload.find({
    collection,
    ...(where ? { where } : {}),
    locale: language,
    depth: 0,
    limit: 50,
    pagination: false,
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  return docs.map((stored) => {
    const document = named.parse(stored)
    const name = [document.title, document.name, document.day].find((text) => typeof text === 'string' && text !== '')
    const title = typeof name === 'string' ? name : ''
    const isDay = /^\d{4}-\d\d-\d\dT/.test(title)
    return {
      href: subjectHref(`${collection}/${document.id}`),
      title: isDay ? (showLocalTime(title, language).split(',')[0] ?? title) : title,
      detail: showLocalTime(document.updatedAt, language),
    }
  })
}
