import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { isJsonObject } from '@/src/forms/definition/json'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { toFileFacts } from '@/src/forms/submission/file-facts'
import { judgePosted, readPosted } from '@/src/forms/submission/judge-posted'
import { createAjvValidator } from '@/src/forms/validation/ajv-validator'
import { readAnswers } from '@/src/forms/validation/read-answers'
import { validateAnswers } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import { locales } from '@/src/i18n/locales'
import { dayOfCases as today } from '@/tests/cases/answer-case'
import { choiceCases } from '@/tests/cases/choice-cases'
import { formCases } from '@/tests/cases/form-case'
import { numberCases } from '@/tests/cases/number-cases'
import { textCases } from '@/tests/cases/text-cases'
import { arbitraryNumber, arbitraryRule, arbitraryRuleAnswers } from '@/tests/support/arbitrary-rule'
import { companyWith, toTyped } from '@/tests/support/company-of-rules'
import { openFormSite, versionOf } from '@/tests/support/form-posting'
import type { SentPart, ToJudgeInPage } from '@/tests/support/islands/JudgePosts.client'
import { type JudgingPage, openJudgingPage } from '@/tests/support/judging-page'
import { type PartsToPost, postParts } from '@/tests/support/post-parts'
import { arbitraryPosts, toParts, withoutWrong } from '@/tests/support/random-posts'

/**
 * One verdict in three places: the modules of pages in Chromium, bundled as the island bundles them; Ajv in this process; and a listening
 * server that is posted to, within the limits for strangers: a network sends five posts to a form.
 */

let page: JudgingPage
beforeAll(async () => {
  page = await openJudgingPage(today)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00Z`) })
}, 120_000)
afterAll(async () => {
  vi.useRealTimers()
  await page.close()
})

const postsPerForm = 5
const seed = Math.floor(Math.random() * 2 ** 31)
const draw = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number): Value[] =>
  fc.sample(arbitrary, { numRuns, seed })

type Sent = Omit<PartsToPost, 'version'>

/** What this process says of a post; null for what no browser posts. */
function judgeHere(version: FormVersion, { locale, parts }: Sent) {
  const entries = parts.map(([name, value]) => [name, typeof value === 'string' ? value : toFileFacts(value)] as const)
  const posted = readPosted(version, { entries, locale })
  return typeof posted === 'string' ? null : judgePosted(version, { posted, locale, today })
}

function toAsked({ definition }: FormVersion, posts: readonly Sent[]): ToJudgeInPage {
  const [{ locale } = { locale: 'pt' as const }] = posts
  const rules = definition.rules.map(({ message, ...rule }) => ({ ...rule, text: message[locale] }))
  return { form: toFormInLanguage(definition, locale), rules, today, posts }
}

/** Has posts to a form judged in all three places, which must agree. @returns what they say is wrong, post by post */
async function judgeThrice(site: string, version: FormVersion, posts: readonly Sent[]) {
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

describe('any form and any answers, posted by pages and by their scripts', () => {
  it('get one verdict in Chromium, from Ajv and over HTTP, 1,000 times', async () => {
    const forms = draw(arbitraryPosts(3), 200).map(({ definition, ...rest }) => ({
      ...rest,
      version: versionOf(definition),
    }))
    const site = await openFormSite(...forms.map(({ version }) => version))
    const verdicts = { taken: 0, refused: 0, unread: 0 }
    for (const { version, locale, posts } of forms) {
      /** What is sent by somebody who reads what was wrong, three times. */
      const mend = (parts: readonly SentPart[]) =>
        Array.from({ length: 3 }).reduce<readonly SentPart[]>((left) => {
          const here = judgeHere(version, { locale, by: 'page', parts: left })
          return withoutWrong(version.definition, left, here ? here.errors : null)
        }, parts)
      const all = [...posts.map(mend), ...posts].slice(0, postsPerForm)
      const sent = all.map((parts, at) => ({
        locale,
        parts,
        by: at % 2 === 0 ? ('script' as const) : ('page' as const),
      }))
      for (const errors of await judgeThrice(site, version, sent))
        verdicts[errors === null ? 'unread' : errors.length === 0 ? 'taken' : 'refused'] += 1
    }
    expect(verdicts.taken + verdicts.refused + verdicts.unread).toBe(1_000)
    expect(verdicts.taken, JSON.stringify(verdicts)).toBeGreaterThan(200)
    expect(verdicts.refused, JSON.stringify(verdicts)).toBeGreaterThan(200)
  }, 300_000)

  it('keep one verdict of rules across fields, 1,000 times', async () => {
    const rule = arbitraryRule.map(({ text }) => text).filter((text) => text.length <= 400)
    const company = fc.record({
      rules: fc.array(rule, { minLength: 5, maxLength: 5 }),
      sent: fc.array(arbitraryRuleAnswers, { minLength: 2, maxLength: 2 }),
      locale: fc.constantFrom(...locales),
    })
    const forms = draw(company, 100).map(({ rules, ...rest }) => ({ ...rest, version: versionOf(companyWith(rules)) }))
    const site = await openFormSite(...forms.map(({ version }) => version))
    let broken = 0
    for (const { version, locale, sent } of forms) {
      const posts = sent.map((answers) => ({
        ...{ locale, by: 'script' as const },
        parts: toParts(version.definition.fields, toTyped(answers), locale),
      }))
      for (const errors of await judgeThrice(site, version, posts)) {
        // Each answer by itself is right, so that all rules are asked.
        expect(errors?.every(({ rule: name }) => name === 'acrossFields')).toBe(true)
        broken += errors?.length ?? 0
      }
    }
    expect(broken).toBeGreaterThan(200)
    expect(broken).toBeLessThan(800)
  }, 300_000)
})

describe('the table of answers', () => {
  const label = { pt: 'Pergunta', en: 'Question' }
  const single = [...textCases, ...numberCases, ...choiceCases].map(({ question, locale = 'pt' as const, cases }) => ({
    ...{ locale, fields: [{ ...question, key: 'answer', label }] },
    cases: cases.map(([sent, broken]) => ({
      sent: sent === undefined ? {} : { answer: sent },
      broken: broken ? [['answer', broken]] : [],
    })),
  }))
  const whole = formCases.map(({ fields, cases }) => ({
    ...{ locale: 'pt' as const, fields },
    cases: cases.map(([, sent, broken]) => ({ sent: isJsonObject(sent) ? sent : {}, broken })),
  }))

  it('holds in Chromium, which says the same of each case in both languages as the server', async () => {
    let judged = 0
    for (const { locale: own, fields, cases } of [...single, ...whole]) {
      const { definition } = versionOf({ key: 'cases', title: null, fields })
      for (const locale of locales) {
        const values = cases.map(({ sent }) => sent)
        const form = toFormInLanguage(definition, locale)
        const inPage = await page.judgeTyped({ form, today, values })
        // Numbers are written in one way only in each language.
        if (locale === own)
          expect(inPage.map((errors) => errors.map(({ field, rule }) => [field, rule]))).toEqual(
            cases.map(({ broken }) => broken),
          )
        const validator = createAjvValidator(form.schema, today)
        const here = values.map((sent) => ({ form, validator, answers: readAnswers(form, sent, validator), today }))
        expect(inPage).toEqual(here.map(validateAnswers))
        judged += inPage.length
      }
    }
    expect(judged).toBeGreaterThanOrEqual(2 * 300)
  }, 120_000)
})

describe('what a form calculates', () => {
  const both = (text: string) => ({ pt: text, en: text })
  const unit = fc.constantFrom('number' as const, 'percent' as const, 'AOA' as const, 'USD' as const)
  const calculated = (expression: fc.Arbitrary<string>) =>
    fc.record({ expression, unit, decimals: fc.integer({ min: 0, max: 6 }) })
  const form = fc.record({
    whole: fc.array(calculated(arbitraryNumber.map(({ text }) => text)), { minLength: 2, maxLength: 2 }),
    ofOwner: calculated(fc.constantFrom('share / 8', 'share * capital', 'capital - share * loan / 4', 'first + share')),
    sent: fc.array(arbitraryRuleAnswers, { minLength: 3, maxLength: 3 }),
    locale: fc.constantFrom(...locales),
  })

  /** Never given: the form comes back, with what was calculated. */
  const missing = { key: 'truth', type: 'consent', label: both('Truth'), required: true } as const
  function calculatingWith({
    whole: [first, second],
    ofOwner,
  }: Pick<typeof form extends fc.Arbitrary<infer F> ? F : never, 'whole' | 'ofOwner'>): FormDefinition {
    const entry = (key: string, made: typeof ofOwner | undefined) => ({
      ...{ key, type: 'calculated' as const, label: both(key) },
      ...made,
    })
    return companyWith([], {
      fields: [entry('first', first), entry('second', second), missing],
      ofOwner: [entry('part', ofOwner)],
    })
  }

  it('is the same in Chromium and in the thread of the server that reads a post, 300 times and more', async () => {
    const forms = draw(form, 50).map(({ sent, locale, ...made }) => ({
      sent,
      locale,
      version: versionOf(calculatingWith(made)),
    }))
    const site = await openFormSite(...forms.map(({ version }) => version))
    let known = 0
    for (const { version, locale, sent } of forms) {
      const { definition } = version
      const typed = sent.map((answers) => toParts(definition.fields, toTyped(answers), locale))
      const values = typed.map((parts) => judgeHere(version, { locale, by: 'page', parts })?.values ?? {})
      const shown = await page.calculate({ form: toFormInLanguage(definition, locale), today, values })
      for (const [at, parts] of typed.entries()) {
        const served = await postParts(site, { version, locale, by: 'page', parts })
        expect(served.errors).toMatchObject([{ field: 'truth', rule: 'required' }])
        expect(
          JSON.parse(JSON.stringify(shown[at])),
          JSON.stringify({ seed, parts, fields: definition.fields }),
        ).toEqual(served.values)
        known += ['first', 'second'].filter((key) => key in served.values).length
      }
    }
    expect(known).toBeGreaterThan(100)
  }, 300_000)
})
