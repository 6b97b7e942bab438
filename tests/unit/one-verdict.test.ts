import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isJsonObject } from '@/src/forms/definition/json'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { createAjvValidator } from '@/src/forms/validation/ajv-validator'
import { readAnswers } from '@/src/forms/validation/read-answers'
import { validateAnswers } from '@/src/forms/validation/validate-answers'
import { locales } from '@/src/i18n/locales'
import { dayOfCases as today } from '@/tests/cases/answer-case'
import { choiceCases } from '@/tests/cases/choice-cases'
import { formCases } from '@/tests/cases/form-case'
import { numberCases } from '@/tests/cases/number-cases'
import { textCases } from '@/tests/cases/text-cases'
import { arbitraryCalculations } from '@/tests/support/arbitrary-calculations'
import { arbitraryRule, arbitraryRuleAnswers } from '@/tests/support/arbitrary-rule'
import { companyWith, toTyped } from '@/tests/support/company-of-rules'
import { openFormSite, versionOf } from '@/tests/support/form-posting'
import { judgeThrice, openQuickJudge, readHere } from '@/tests/support/judge-thrice'
import { type JudgingPage, openJudgingPage } from '@/tests/support/judging-page'
import { postParts } from '@/tests/support/post-parts'
import { arbitraryPosts, mend, toParts } from '@/tests/support/random-posts'

/**
 * One verdict in three places: the modules of pages in Chromium, bundled as the island bundles them; Ajv in this process; and a listening
 * server that is posted to, within the limits for strangers: a network sends eight posts to a form.
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

const postsPerForm = 8
const seed = Math.floor(Math.random() * 2 ** 31)
const draw = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number): Value[] =>
  fc.sample(arbitrary, { numRuns, seed })

describe('any form and any answers, posted by pages and by their scripts', () => {
  it('get one verdict in Chromium, from Ajv and over HTTP, 1,000 times', async () => {
    const forms = draw(arbitraryPosts(postsPerForm - 2), 125).map(({ definition, ...rest }) => ({
      ...rest,
      version: versionOf(definition),
    }))
    const site = await openFormSite(...forms.map(({ version }) => version))
    const verdicts = { taken: 0, refused: 0, unread: 0, empty: 0 }
    for (const { version, locale, posts } of forms) {
      const judge = openQuickJudge(version, locale)
      const mended = posts.map((parts, at) => mend(version.definition, parts, posts.toSpliced(at, 1), judge))
      // Where nothing is left of a post, it is sent as it was.
      const all = [...mended.map((parts, at) => (parts.length > 0 ? parts : (posts[at] ?? []))), ...posts.slice(0, 2)]
      const sent = all.map((parts, at) => ({
        locale,
        parts,
        by: at % 2 === 0 ? ('script' as const) : ('page' as const),
      }))
      for (const [at, errors] of (await judgeThrice({ page, site, version, seed }, sent)).entries()) {
        const right = all[at]?.length === 0 ? 'empty' : 'taken'
        verdicts[errors === null ? 'unread' : errors.length === 0 ? right : 'refused'] += 1
      }
    }
    expect(Object.values(verdicts).reduce((sum, count) => sum + count)).toBe(1_000)
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
      for (const errors of await judgeThrice({ page, site, version, seed }, posts)) {
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
        // Each language writes numbers in a way of its own.
        const isWrittenAlike = fields.every(({ type }) => type !== 'number' && type !== 'amount')
        if (locale === own || isWrittenAlike)
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
  it('is the same in Chromium and in the thread of the server that reads a post, 300 times and more', async () => {
    const form = fc.record({
      definition: arbitraryCalculations,
      sent: fc.array(arbitraryRuleAnswers, { minLength: 3, maxLength: 3 }),
      locale: fc.constantFrom(...locales),
    })
    const forms = draw(form, 50).map(({ definition, ...rest }) => ({ ...rest, version: versionOf(definition) }))
    const site = await openFormSite(...forms.map(({ version }) => version))
    let known = 0
    for (const { version, locale, sent } of forms) {
      const { definition } = version
      const typed = sent.map((answers) => toParts(definition.fields, toTyped(answers), locale))
      const values = typed.map((parts) => readHere(version, { locale, by: 'page', parts })?.answers ?? {})
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
