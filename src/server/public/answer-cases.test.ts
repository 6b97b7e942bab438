import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { isJsonObject } from '@/src/forms/definition/json'
import type { FormVersion } from '@/src/forms/versions/form-version'
import { type AnswerCases, dayOfCases } from '@/tests/cases/answer-case'
import { choiceCases } from '@/tests/cases/choice-cases'
import { formCases } from '@/tests/cases/form-case'
import { numberCases } from '@/tests/cases/number-cases'
import { textCases } from '@/tests/cases/text-cases'
import { keptOf, openFormSite, testHash, versionOf } from '@/tests/support/form-posting'
import { type PostedPart, toPostedParts } from '@/tests/support/to-posted-parts'

/**
 * The table of answers once more, through HTTP: posted to the public listener as a page posts it and as its script does. What no
 * form can post, such as a number that is no text, is left to `validate-answers.test.ts`, which judges the table in both validators.
 */

/** A network may send so many to one form without a proof; each case is sent twice. */
const casesPerForm = 10

type Case = {
  name: string
  version: FormVersion
  locale: 'pt' | 'en'
  parts: readonly PostedPart[]
  broken: readonly (readonly [field: string, rule: string])[]
  /** What is kept under the names of fields, where something is. */
  kept: Readonly<Record<string, unknown>> | null
}

/** Gives each case a form with these questions, a new one in time. */
function openTurns(fields: (typeof formCases)[number]['fields']): () => FormVersion {
  const make = () => versionOf({ key: 'cases', title: null, fields })
  let version = make()
  let turns = 0
  return () => {
    if (turns++ % casesPerForm === 0) version = make()
    return version
  }
}

async function toSingleCases({ about, question, locale = 'pt', cases }: AnswerCases): Promise<Case[]> {
  const nextVersion = openTurns([{ ...question, key: 'answer', label: { pt: 'Pergunta', en: 'Question' } }])
  const found: Case[] = []
  for (const [sent, broken, ...kept] of cases) {
    const parts = await toPostedParts('answer', sent, question.type)
    if (!parts) continue
    const name = `${about}: ${JSON.stringify(sent)?.slice(0, 60)}`
    found.push({
      ...{ name, version: nextVersion(), locale, parts },
      broken: broken ? [['answer', broken]] : [],
      // Of a file its name and the place of its content are kept as well; what is kept of it is a matter of its own tests.
      kept: broken || question.type === 'file' ? null : { answer: kept.length > 0 ? kept[0] : sent },
    })
  }
  return found
}

async function toFormCases({ about, fields, cases }: (typeof formCases)[number]): Promise<Case[]> {
  const nextVersion = openTurns(fields)
  const typeOf = (name: string) => fields.find(({ key }) => key === name)?.type ?? 'text'
  const found: Case[] = []
  for (const [what, sent, broken] of cases) {
    if (!isJsonObject(sent)) throw new Error('A case sends an object')
    const typed = Object.entries(sent).map(([key, value]) => {
      // What is ticked or counted is posted as the text that stands for it.
      const text = typeof value === 'boolean' || typeof value === 'number' ? String(value) : value
      return toPostedParts(key, text, typeOf(key))
    })
    const lists = await Promise.all(typed)
    if (lists.includes(null)) continue
    const parts = lists.flatMap((list) => list ?? [])
    found.push({ name: `${about}: ${what}`, version: nextVersion(), locale: 'pt', parts, broken, kept: null })
  }
  return found
}

const groups: readonly { about: string; cases: readonly Case[] }[] = await Promise.all([
  ...[...textCases, ...numberCases, ...choiceCases].map(async (group) => ({
    about: group.about,
    cases: await toSingleCases(group),
  })),
  ...formCases.map(async (group) => ({ about: group.about, cases: await toFormCases(group) })),
])

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${dayOfCases}T10:00:00Z`) })
})
afterAll(() => {
  vi.useRealTimers()
})

const errorList = z.object({ errors: z.array(z.object({ field: z.string(), rule: z.string(), text: z.string() })) })
const toBroken = (text: string) => errorList.parse(JSON.parse(text)).errors.map(({ field, rule }) => [field, rule])
const taken = z.object({ reference: z.string() })

async function post(site: string, { version, locale, parts }: Case, by: 'page' | 'script') {
  const hasFile = parts.some(([, value]) => typeof value !== 'string')
  const body = by === 'page' && !hasFile ? new URLSearchParams() : new FormData()
  body.append('_version', testHash)
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value)
    else if (body instanceof FormData) body.append(name, value)
  }
  const response = await fetch(`${site}${locale === 'en' ? '/en' : ''}/_forms/${version.formKey}`, {
    method: 'POST',
    body,
    headers: { Accept: by === 'page' ? 'text/html' : 'application/json' },
    redirect: 'manual',
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

it('is enough to mean something', () => {
  expect(groups.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(300)
})

it.each(groups)('$about: posted by a page and by its script', async ({ cases }) => {
  const versions = [...new Set(cases.map(({ version }) => version))]
  const site = await openFormSite(...versions)
  for (const one of cases) {
    const [byPage, byScript] = [await post(site, one, 'page'), await post(site, one, 'script')]
    if (one.broken.length > 0) {
      expect([byPage.status, byScript.status], one.name).toEqual([422, 422])
      expect([toBroken(byPage.text), toBroken(byScript.text)], one.name).toEqual([one.broken, one.broken])
      continue
    }
    expect([byPage.status, byScript.status], one.name).toEqual([303, 201])
    // The same content on the same day is one submission, whichever way it comes.
    expect(byPage.location).toContain(`?receipt=${taken.parse(JSON.parse(byScript.text)).reference}.`)
  }
  for (const version of versions) {
    const own = keptOf(version).map(({ answers }) => answers)
    const right = cases.filter((one) => one.version === version && one.broken.length === 0)
    // Two cases may come to the same answer, and are one submission then. Nothing is kept of what was wrong.
    expect(own.length).toBeLessThanOrEqual(right.length)
    expect(own.length > 0).toBe(right.length > 0)
    for (const { name, kept } of right) if (kept) expect(own, name).toContainEqual(JSON.parse(JSON.stringify(kept)))
  }
})
