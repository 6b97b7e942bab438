import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/src/platform/env'
import { acceptedSecrets, readOrMakeSecret } from '@/src/platform/secret'
import type { NewsletterStep } from '@/src/submissions/newsletter-steps'

/** How long the link that confirms can be used, in days. One that unsubscribes can be used for ever. */
const confirmDays = 7
const dayMs = 86_400_000

type TokenContent = { step: NewsletterStep; subscriber: number }

/** The token of a link in a message: names the subscriber by number, and nobody can make one for another. */
export function makeNewsletterToken({ step, subscriber }: TokenContent, now: Date): string {
  const text = Buffer.from(`${step}:${subscriber}:${Math.floor(now.getTime() / dayMs)}`).toString('base64url')
  return `${text}.${sign(text)}`
}

/** Whose token it is. @returns null when it was not made here, for another step, or too long ago. */
export function readNewsletterToken(token: string, step: NewsletterStep, now: Date): number | null {
  const [text = '', signature = ''] = token.split('.')
  if (!acceptedSecrets(env.dataDirectory).some((secret) => isSignature(signature, text, secret))) return null
  const [name, subscriber, day] = Buffer.from(text, 'base64url').toString('utf8').split(':')
  const age = now.getTime() / dayMs - Number(day)
  if (name !== step || (step === 'confirm' && age > confirmDays + 1)) return null
  return Number(subscriber)
}

function isSignature(signature: string, text: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(text: string, secret = readOrMakeSecret(env.dataDirectory)): string {
  return createHmac('sha256', secret).update(`newsletter ${text}`).digest('base64url')
}
