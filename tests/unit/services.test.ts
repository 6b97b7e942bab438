import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { provinceNames } from '@/src/country/bank'
import { type Field, isGroup } from '@/src/forms/definition/field'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { generateForm } from '@/src/forms/definition/generate-form'
import { toPlacedEntries } from '@/src/forms/definition/placed-entries'
import { readForm } from '@/src/forms/definition/read-form'
import { checkPublication } from '@/src/forms/governance/check-publication'
import { describeLibraryDifferences } from '@/src/forms/governance/describe-library-differences'
import { findUncoveredRules } from '@/src/forms/governance/find-uncovered-rules'
import { locales } from '@/src/i18n/locales'
import { toAnswerTable } from '@/src/submissions/to-answer-columns'
import { readContentForm } from '../support/content-form'

/** The services of the first site are content alone: nothing in the code knows them, so what must be true of them is asked of the files. */

const services = {
  contact: 'contact',
  appointment: 'appointment',
  terminalRequest: 'corporate/services/tpa/request',
  privateAccount: 'open-account/private',
  companyAccount: 'open-account/company',
} as const

const read = (name: string): unknown => parse(readFileSync(`site/content/${name}.yaml`, 'utf8'))
const namesIn = (folder: string) =>
  readdirSync(`site/content/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))

const stored = z.object({
  definition: z.looseObject({}),
  retentionDays: z.number(),
  retentionAction: z.string(),
  answerDays: z.number(),
  mayReply: z.literal(true),
})
const readForms = () =>
  Object.entries(services).map(([key, page]) => {
    const form = stored.parse(read(`forms/${key}`))
    return { ...form, key, page, definition: readContentForm(key) }
  })

/** Every entry of a form, those in its groups too. */
function entriesOf({ fields }: FormDefinition): Field[] {
  const all = (entries: readonly Field[]): Field[] =>
    entries.flatMap((entry) => [entry, ...(isGroup(entry) ? all(entry.fields) : [])])
  return all(fields)
}

/** The choices of the questions of a key, as they stand in all of these forms. */
const choicesOf = (key: string) =>
  readForms().flatMap(({ definition, ...form }) =>
    entriesOf(definition).flatMap((entry) =>
      entry.key === key && entry.type === 'oneChoice' && !entry.retired
        ? [{ form: form.key, options: entry.options }]
        : [],
    ),
  )

/** The case for the Ombudsman is content alone too. */
describe.each([...Object.keys(services), 'ombudsman'])('%s', (key) => {
  const definition = readContentForm(key)

  it('may be published as it is, with a golden case that breaks each of its rules', () => {
    expect(checkPublication(definition, [])).toEqual([])
    expect(findUncoveredRules(definition)).toEqual([])
    const verdicts = new Set(definition.cases.map(({ expected }) => expected.verdict))
    expect([...verdicts].sort()).toEqual(['refused', 'taken'])
  })

  it('survives being generated, stored and read back', () => {
    expect(readForm(JSON.parse(JSON.stringify(generateForm(definition))))).toEqual(definition)
  })
})

describe.each(readForms())('$key', ({ key, page, definition, ...form }) => {
  it('is deleted when the privacy policy and its own consent say so', () => {
    expect([form.retentionDays, form.retentionAction]).toEqual([730, 'delete'])
    const consent = entriesOf(definition).find((entry) => entry.key === 'privacy')
    expect(consent).toMatchObject({
      type: 'consent',
      required: true,
      hint: { pt: 'É apagado 24 meses depois do envio.', en: 'It is deleted 24 months after it was sent.' },
    })
    const policy = readFileSync('site/content/pages/who-we-are/privacy-policy.yaml', 'utf8')
    expect(policy).toContain('Pedidos de informação: 24 meses.')
    expect(policy).toContain('Requests for information: 24 months.')
  })

  it('says of each answer about a person that it is one', () => {
    const personal = new Set(['fullName', 'email', 'phone', 'identityCard', 'passport', 'identityNumber', 'birthDate'])
    const unmarked = entriesOf(definition).filter(
      (entry) => personal.has(entry.key) && !('personal' in entry && entry.personal),
    )
    expect(unmarked.map((entry) => entry.key)).toEqual([])
  })

  it('stands on one page, which others lead to', () => {
    const pages = namesIn('pages').map((name) => ({
      name,
      text: readFileSync(`site/content/pages/${name}.yaml`, 'utf8'),
    }))
    expect(pages.filter(({ text }) => text.includes(`\n    form: ${key}\n`)).map(({ name }) => name)).toEqual([page])
    const leads = new RegExp(`page: ${page}\\n|\\(pages:${page}\\)`)
    expect(pages.filter(({ name, text }) => name !== page && leads.test(text)).length).toBeGreaterThan(0)
  })
})

const named: Readonly<Record<string, string>> = provinceNames
const place = z.object({
  name: z.object({ pt: z.string(), en: z.string() }),
  placeKind: z.string(),
  province: z.string(),
})

describe('the branches that can be chosen', () => {
  it('are those of the site, by province and name: none that was closed, and every one that was opened', () => {
    const open = namesIn('branches')
      .map((key) => ({ key, ...place.parse(read(`branches/${key}`)) }))
      .filter(({ placeKind }) => placeKind !== 'cashPoint')
      .map(({ key, name, province }) => ({
        value: key,
        label: { pt: `${named[province]}: ${name.pt}`, en: `${named[province]}: ${name.en}` },
      }))
      .sort((a, b) => a.label.pt.localeCompare(b.label.pt, 'pt'))
    const chosen = choicesOf('branch')
    expect(chosen.map(({ form }) => form)).toEqual(['contact', 'appointment', 'privateAccount', 'companyAccount'])
    for (const { form, options } of chosen) expect(options, form).toEqual(open)
  })
})

it('offers the provinces of the country wherever an address is asked', () => {
  const provinces = Object.entries(provinceNames).map(([value, name]) => ({ value, label: { pt: name, en: name } }))
  const chosen = choicesOf('province')
  expect(chosen.map(({ form }) => form)).toEqual(['terminalRequest', 'privateAccount', 'companyAccount'])
  for (const { form, options } of chosen) expect(options, form).toEqual(provinces)
})

it('leaves e-mail to rights over personal data and to the questionnaires of other banks', () => {
  const byMail = namesIn('pages').filter((name) =>
    readFileSync(`site/content/pages/${name}.yaml`, 'utf8').includes('mailto:'),
  )
  expect(byMail.sort()).toEqual(['who-we-are/faqs', 'who-we-are/privacy-policy'])
  const around = namesIn('globals').filter((name) =>
    readFileSync(`site/content/globals/${name}.yaml`, 'utf8').includes('mailto:'),
  )
  expect(around).toEqual([])
  const institutions = readFileSync('site/content/pages/who-we-are/faqs.yaml', 'utf8')
  expect(institutions.match(/mailto:/g)).toHaveLength(2)
})

it('a case for the Ombudsman promises the days that the inbox counts', () => {
  const { answerDays } = stored.parse(read('forms/ombudsman'))
  const text = readFileSync('site/content/forms/ombudsman.yaml', 'utf8').replaceAll(/\s+/g, ' ')
  const promised = [...text.matchAll(/decide em (\d+)|decides within (\d+)/g)].map(([, pt, en]) => Number(pt ?? en))
  expect(promised).toEqual([answerDays, answerDays, answerDays, answerDays])
})

describe('groups that the library has', () => {
  it('are its copies, to the letter', () => {
    const taken = readForms().map(({ key, definition }) => [
      key,
      toPlacedEntries(definition.fields).flatMap(({ entry, place }) =>
        entry.type === 'group' && entry.origin ? [`${place}: ${entry.origin}`] : [],
      ),
    ])
    expect(Object.fromEntries(taken)).toEqual({
      contact: [],
      appointment: [],
      terminalRequest: ['shops-address: address'],
      privateAccount: ['home: address'],
      companyAccount: ['business: company', 'seat: address'],
    })
    for (const { definition } of readForms())
      for (const locale of locales) expect(describeLibraryDifferences(definition, locale)).toEqual([])
  })

  it('took no key from what was asked before them: it is retired, so stored answers are read and exported', () => {
    const asked = (form: string, place: string) => {
      const found = readForms().find(({ key }) => key === form)
      return toPlacedEntries(found?.definition.fields ?? []).find((placed) => placed.place === place)?.entry
    }
    for (const [form, place, type] of [
      ['companyAccount', 'company', 'text'],
      ['companyAccount', 'taxNumber', 'text'],
      ['terminalRequest', 'shops-province', 'oneChoice'],
      ['terminalRequest', 'shops-municipality', 'text'],
      ['terminalRequest', 'shops-street', 'text'],
    ] as const)
      expect(asked(form, place)).toMatchObject({ type, retired: true })
    for (const [form, group] of [
      ['privateAccount', 'home'],
      ['companyAccount', 'seat'],
    ] as const)
      for (const key of ['province', 'municipality', 'street'])
        expect(asked(form, `${group}-${key}`)).toMatchObject({ retired: false, required: true })
    const definition = readForms().find(({ key }) => key === 'terminalRequest')?.definition
    if (!definition) throw new Error('There is no such form')
    const answers = { shops: [{ name: 'Loja', province: 'luanda', street: 'Rua 1' }] }
    const { columns, rows } = toAnswerTable({ definition, sent: [answers], locale: 'pt' })
    const at = (key: string) => columns.findIndex((column) => column.key === key)
    expect([rows[0]?.[at('shops.0.province')], rows[0]?.[at('shops.0.street')]]).toEqual(['Luanda', 'Rua 1'])
  })
})
