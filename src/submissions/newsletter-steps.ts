import type { Locale } from '@/src/i18n/locales'
import { localeOf, toHref, toPathWithin } from '@/src/links/to-href'

/** The form by which people subscribe. What is sent with it does not go to the inbox but to the list of subscribers. */
export const newsletterFormKey = 'newsletter'

/** What a link in a message leads to. */
export const newsletterSteps = ['confirm', 'unsubscribe'] as const
export type NewsletterStep = (typeof newsletterSteps)[number]

/** The pages of the links: a question for each, and one that says what came of it. */
export const newsletterParts = [...newsletterSteps, 'said'] as const
export type NewsletterPart = (typeof newsletterParts)[number]

/** Stands in the shared page for what came of a step. The public listener puts the sentence there. */
export const newsletterSaidToken = '--newsletter-said--'

/** The name under which a step travels to the CMS. No form can have such a key. */
export function toStepKey(step: NewsletterStep): string {
  return `${newsletterFormKey}/${step}`
}

/** The step that a name stands for; null for the key of a form. */
export function readStepKey(key: string): NewsletterStep | null {
  return newsletterSteps.find((step) => toStepKey(step) === key) ?? null
}

/** Where a step is taken, in a language, without its token; what is said after it has an address as well, for no visitor. */
export function toStepHref(locale: Locale, step: NewsletterPart): string {
  return toHref(locale, `/_newsletter/${step}`)
}

/** The step that is taken at a path; null when it is no such path. */
export function readStepHref(path: string): { locale: Locale; step: NewsletterStep } | null {
  const [, name] = /^\/_newsletter\/([a-z]+)$/.exec(toPathWithin(path)) ?? []
  const step = newsletterSteps.find((known) => known === name)
  return step ? { locale: localeOf(path), step } : null
}

/** How a token looks. Whether one is good, only the CMS knows. */
export function isStepToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,40}\.[A-Za-z0-9_-]{43}$/.test(text)
}
