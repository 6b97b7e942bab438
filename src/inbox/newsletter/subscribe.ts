import type { Payload } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/src/i18n/locales'
import { openMailQueue } from '@/src/mail/own-queue'
import { env } from '@/src/platform/env'
import type { Subscriber } from '@/src/stored-types/payload-types'
import { newsletterMessage } from '@/src/submissions/newsletter-message'
import { type NewsletterStep, toStepHref } from '@/src/submissions/newsletter-steps'
import { makeNewsletterToken, readNewsletterToken } from '@/src/submissions/newsletter-token'
import type { Submission } from '@/src/submissions/submission'

const subscription = z.object({ email: z.email() })
const step = z.object({ token: z.string() })

/**
 * Notes that somebody wants to subscribe an address, and asks the address itself. Visitors are told the same whether it is known
 * or not; an address gets one such message a day at most, whoever types it.
 */
export async function subscribe(payload: Payload, { answers, locale, receivedOn, isTest }: Submission): Promise<void> {
  if (isTest) return
  const email = subscription.parse(answers).email.toLowerCase()
  const known = await findSubscriber(payload, email)
  const subscriber = known ?? (await createSubscriber(payload, { email, locale, receivedOn }))
  if (subscriber.state === 'unsubscribed') {
    await payload.update({
      collection: 'subscribers',
      id: subscriber.id,
      data: { state: 'pending', locale, subscribedOn: receivedOn },
      depth: 0,
      overrideAccess: true, // trusted code: visitors have no account
    })
  }
  const kind = subscriber.state === 'active' ? 'known' : 'confirm'
  await openMailQueue(payload).add(`newsletter ${kind} ${subscriber.id} ${receivedOn}`, {
    to: [email],
    ...newsletterMessage({
      kind,
      locale,
      confirmUrl: toUrl({ step: 'confirm', subscriber: subscriber.id, locale }),
      unsubscribeUrl: toUrl({ step: 'unsubscribe', subscriber: subscriber.id, locale }),
    }),
    unsubscribeUrl: toUrl({ step: 'unsubscribe', subscriber: subscriber.id, locale }),
  })
}

/** Takes the step of a link. One that is not good, or was used before, changes nothing. */
export async function takeNewsletterStep(
  payload: Payload,
  name: NewsletterStep,
  submission: Submission,
): Promise<void> {
  const id = readNewsletterToken(step.parse(submission.answers).token, name, new Date())
  if (id === null) return
  const subscriber = await payload.findByID({
    collection: 'subscribers',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // as above
  })
  // A link that confirms does not bring back who has unsubscribed since.
  if (!subscriber || (name === 'confirm' && subscriber.state !== 'pending')) return
  await payload.update({
    collection: 'subscribers',
    id,
    data:
      name === 'confirm'
        ? { state: 'active', confirmedOn: submission.receivedOn }
        : { state: 'unsubscribed', endedOn: submission.receivedOn },
    depth: 0,
    overrideAccess: true, // as above
  })
}

function toUrl({ step, subscriber, locale }: { step: NewsletterStep; subscriber: number; locale: Locale }): string {
  return `${env.siteUrl}${toStepHref(locale, step)}?t=${makeNewsletterToken({ step, subscriber }, new Date())}`
}

async function findSubscriber(payload: Payload, email: string): Promise<Subscriber | undefined> {
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return docs[0]
}

type NewSubscriber = { email: string; locale: Locale; receivedOn: string }

async function createSubscriber(payload: Payload, { email, locale, receivedOn }: NewSubscriber): Promise<Subscriber> {
  return payload.create({
    collection: 'subscribers',
    data: { email, locale, state: 'pending', subscribedOn: receivedOn },
    depth: 0,
    overrideAccess: true, // as above
  })
}
