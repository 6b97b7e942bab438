import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paged } from '@/tests/cases/paged'
import { arbitraryAnswers } from '@/tests/support/arbitrary-answers'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import { type Field, isGroup } from '../definition/field'
import { type FormDefinition, parseFormDefinition } from '../definition/form-definition'
import { isJsonObject, type JsonObject } from '../definition/json'
import { judgePosted, openFormToJudge } from '../submission/judge-posted'
import type { FormVersion } from '../versions/form-version'
import { toFittingAnswers } from './fitting-answers'
import { toPages, toValuesOfStep } from './form-pages'
import { type CarriedAnswers, judgePage } from './judge-page'
import { checkPlace } from './step-controls'

const today = '2026-11-25'
const locale = 'en'

function versionOf(definition: FormDefinition): FormVersion {
  const hash = JSON.stringify(definition)
  return { formKey: 'test', definition, hash, number: 1, state: 'published', endedAt: null, audience: 'staff' }
}

type Sent = {
  at: string | null
  answers?: JsonObject
  carried?: Partial<CarriedAnswers>
  controls?: Record<string, string>
}

function send(version: FormVersion, { at, answers = {}, carried = {}, controls = {} }: Sent) {
  const posted = { answers, controls: { at: at ?? checkPlace, ...controls } }
  return judgePage(version, { posted, carried: { values: {}, done: [], ...carried }, locale, today })
}

const form = versionOf(paged)
const company: JsonObject = {
  kind: 'company',
  name: 'Kwanza, Lda',
  income: '5',
  owners: [{ name: 'Ana', share: '60' }],
  limit: '10',
  turnover: '7',
}
const all = ['who', 'holders', 'use']
const placeOf = (sent: Sent) => {
  const { move } = send(form, sent)
  return move.kind === 'send' ? 'sent' : [move.at, move.errors.map(({ field, rule }) => `${field} ${rule}`)]
}

describe('a page that is sent', () => {
  it('leads on to the next one that is asked, past one that is not', () => {
    expect(placeOf({ at: 'who', answers: { kind: 'company', name: 'Kwanza' } })).toEqual(['holders', []])
    expect(placeOf({ at: 'who', answers: { kind: 'person', name: 'Ana' } })).toEqual(['use', []])
  })

  it('stays with what is wrong on it, and says nothing of pages that are not filled in yet', () => {
    expect(placeOf({ at: 'who', answers: { kind: 'company' } })).toEqual(['who', ['name required']])
  })

  it('leads back whatever is wrong on it', () => {
    expect(placeOf({ at: 'holders', carried: { values: company, done: ['who'] }, controls: { back: '1' } })).toEqual([
      'who',
      [],
    ])
    expect(placeOf({ at: null, carried: { values: company, done: all }, controls: { back: '1' } })).toEqual(['use', []])
    expect(placeOf({ at: 'end', carried: { values: company, done: all }, controls: { back: '1' } })).toEqual([null, []])
  })

  it('leads to the check when all others were seen, from there to the last one, and that one sends', () => {
    const carried = { values: company, done: ['who', 'holders'] }
    expect(placeOf({ at: 'use', answers: { limit: '10', turnover: '7' }, carried })).toEqual([null, []])
    expect(placeOf({ at: null, carried: { values: company, done: all } })).toEqual(['end', []])
    expect(placeOf({ at: 'end', carried: { values: company, done: all } })).toEqual(['end', ['truth required']])
    expect(placeOf({ at: 'end', answers: { truth: 'true' }, carried: { values: company, done: all } })).toBe('sent')
  })

  it('leads to a page to be changed and from there back to the check', () => {
    expect(placeOf({ at: null, carried: { values: company, done: all }, controls: { change: 'who' } })).toEqual([
      'who',
      [],
    ])
    const changed = { kind: 'company', name: 'Another', income: '5' }
    expect(placeOf({ at: 'who', answers: changed, carried: { values: company, done: all } })).toEqual([null, []])
  })

  it('leads to a page that an answer brought up, and drops what is no longer asked', () => {
    const person = { kind: 'person', name: 'Ana', limit: '10' }
    const toCompany = {
      at: 'who',
      answers: { kind: 'company', name: 'Ana' },
      carried: { values: person, done: ['who', 'use'] },
    }
    expect(placeOf(toCompany)).toEqual(['use', ['turnover required']])
    const toPerson = { at: 'who', answers: { kind: 'person', name: 'Ana' }, carried: { values: company, done: all } }
    const { judged, move } = send(form, toPerson)
    expect(move).toMatchObject({ kind: 'show', at: null })
    expect(judged.values).toEqual({ kind: 'person', name: 'Ana', limit: '10' })
  })

  it('is judged by rules that speak of pages before it, which lead to where their messages stand', () => {
    const owners = [
      { name: 'Ana', share: '60' },
      { name: 'Rui', share: '41' },
    ]
    const carried = { values: company, done: ['who'] }
    expect(placeOf({ at: 'holders', answers: { owners }, carried })).toEqual(['holders', ['owners acrossFields']])
    // The income stands on the first page, its limit on the third.
    const low = {
      at: 'use',
      answers: { limit: '4', turnover: '7' },
      carried: { values: company, done: ['who', 'holders'] },
    }
    expect(placeOf(low)).toEqual(['who', ['income acrossFields']])
  })

  it('of a form that was sent at once, or from a page that nobody is asked, begins at the first page', () => {
    expect(placeOf({ at: 'end', answers: { truth: 'true' } })).toEqual(['who', []])
    expect(placeOf({ at: 'holders', answers: { owners: [] }, carried: { values: { kind: 'person' } } })).toEqual([
      'who',
      [],
    ])
  })

  it('takes of what it carries only what the form asks, in its shape', () => {
    const odd = { ...company, kind: 'nobody', owners: 'many', ghost: 'x', holders: 'x', limit: ['1'] }
    const { judged } = send(form, {
      at: 'who',
      answers: { kind: 'company', name: 'A' },
      carried: { values: odd, done: [] },
    })
    expect(judged.values).toEqual({ kind: 'company', name: 'A', turnover: '7' })
  })
})

/** Any form as one of pages: cut at some places, and at the last before the first file. */
function withPages(definition: FormDefinition, cuts: readonly boolean[]): FormDefinition {
  const asksFiles = (entry: Field): boolean => (isGroup(entry) ? entry.fields.some(asksFiles) : entry.type === 'file')
  const fields = definition.fields.filter(({ type }) => type !== 'page')
  const page = (key: string) => ({ key, type: 'page', label: { pt: key, en: key } })
  const firstFile = fields.findIndex(asksFiles)
  const last = firstFile < 0 ? fields.length : firstFile
  const cut = fields.flatMap((entry, at) => [
    ...(at === last ? [page('lastPage0')] : at < last && cuts[at] ? [page(`cutPage${at}`)] : []),
    entry,
  ])
  return parseFormDefinition({
    ...definition,
    fields: [
      page('firstPage0'),
      { key: 'firstQuestion0', type: 'text', label: null },
      ...cut,
      ...(firstFile < 0 ? [page('lastPage0')] : []),
    ],
  })
}

/** Pages post texts. */
function toTyped(sent: unknown): JsonObject {
  const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean'
  const typed: unknown = JSON.parse(JSON.stringify(sent), (_name, value: unknown) =>
    isPlain(value) ? String(value) : value,
  )
  return isJsonObject(typed) ? typed : {}
}

describe('any form, cut into pages', () => {
  const drawn = arbitraryForm.chain((definition) =>
    fc.tuple(fc.constant(definition), arbitraryAnswers(definition), fc.array(fc.boolean(), { maxLength: 10 })),
  )

  it('walked through page by page takes and refuses what it takes and refuses at once', () => {
    fc.assert(
      fc.property(drawn, ([definition, sent, cuts]) => {
        const version = versionOf(withPages(definition, cuts))
        const { entries } = openFormToJudge(version, { locale, today }).form
        const judgeAll = (answers: JsonObject) => judgePosted(version, { posted: { answers }, locale, today })
        const { values } = judgeAll(toFittingAnswers(entries, toTyped(sent)))
        const whole = judgeAll(values)
        let [at, carried]: [string | null, CarriedAnswers] = ['firstPage0', { values: {}, done: [] }]
        for (let steps = 0; steps < 2 * toPages(entries).length + 2; steps++) {
          const { judged, move } = send(version, { at, answers: toValuesOfStep(entries, at, values), carried })
          if (move.kind === 'send') {
            expect([judged.answers, whole.errors]).toEqual([whole.answers, []])
            return
          }
          if (move.errors.length > 0) {
            expect(whole.errors).toEqual(expect.arrayContaining([...move.errors]))
            return
          }
          ;[at, carried] = [move.at, { values: judged.values, done: move.done }]
        }
        throw new Error('Nobody comes to the end of it')
      }),
      // Each makes a validator of its own, and its pages are walked one by one.
      { numRuns: 60 },
    )
  })
})
