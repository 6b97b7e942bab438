import { expect } from 'vitest'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { toFileFacts } from '@/src/forms/submission/file-facts'
import { judgePosted, openFormToJudge, readPosted } from '@/src/forms/submission/judge-posted'
import { type PostedEntry, parsePosted } from '@/src/forms/submission/parse-posted'
import { readAnswers } from '@/src/forms/validation/read-answers'
import { validateAnswers } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { dayOfCases as today } from '../cases/answer-case'
import type { SentPart, ToJudgeInPage } from './islands/JudgePosts.client'
import type { JudgingPage } from './judging-page'
import { type PartsToPost, postParts } from './post-parts'

/** A post to a form that is known. */
export type Sent = Omit<PartsToPost, 'version'>

function toFacts(parts: readonly SentPart[]): PostedEntry[] {
  return parts.map(([name, value]) => [name, typeof value === 'string' ? value : toFileFacts(value)])
}

/** What was posted, as this process reads it; null for what no browser posts. */
export function readHere(version: FormVersion, { locale, parts }: Sent) {
  const posted = readPosted(version, { entries: toFacts(parts), locale })
  return typeof posted === 'string' ? null : posted
}

/** What this process says of a post, with Ajv; null for what no browser posts. */
function judgeHere(version: FormVersion, sent: Sent) {
  const posted = readHere(version, sent)
  return posted && judgePosted(version, { posted, locale: sent.locale, today })
}

/** What this process says of posts to a form one after the other, without what only a server knows. */
export function openQuickJudge(version: FormVersion, locale: Locale) {
  const { form, validator } = openFormToJudge(version, { locale, today })
  return (parts: readonly SentPart[]) => {
    const posted = parsePosted(form, toFacts(parts))
    if (typeof posted === 'string') return null
    return validateAnswers({ form, validator, answers: readAnswers(form, posted.answers, validator), today })
  }
}

function toAsked({ definition }: FormVersion, posts: readonly Sent[]): ToJudgeInPage {
  const [{ locale } = { locale: 'pt' as const }] = posts
  const rules = definition.rules.map(({ message, ...rule }) => ({ ...rule, text: message[locale] }))
  return { form: toFormInLanguage(definition, locale), rules, today, posts }
}

/** Where posts are judged: in a page, and by a listening server that has the form. */
export type Judges = { page: JudgingPage; site: string; version: FormVersion; seed: number }

/**
 * Has posts to a form judged in Chromium, here and over HTTP, which must agree in each field, rule and text.
 * @returns what they say is wrong, post by post; null for what no browser posts
 */
export async function judgeThrice({ page, site, version, seed }: Judges, posts: readonly Sent[]) {
  const inPage = await page.judge(toAsked(version, posts))
  for (const [at, { errors, sent }] of inPage.entries()) {
    const post = posts[at]
    if (!post) throw new Error('A page judged what it was not asked')
    const parts = post.parts.filter(([name]) => sent.includes(name))
    const about = JSON.stringify({ seed, post, fields: version.definition.fields })
    const here = judgeHere(version, { ...post, parts })?.errors ?? null
    expect(here, `Ajv differs from Chromium: ${about}`).toEqual(errors)
    // One after the other: a network sends two large ones at a time.
    const { errors: served } = await postParts(site, { ...post, version, parts })
    expect(served, `HTTP differs from Chromium: ${about}`).toEqual(errors)
  }
  return inPage.map(({ errors }) => errors)
}
