import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type FormDefinitionInput, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { writeKeptFile } from '@/src/forms/submission/kept-file'
import type { FormVersion } from '@/src/forms/versions/form-version'
import { locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toHref } from '@/src/links/to-href'
import { env } from '@/src/platform/env'
import { forgetSavedForms } from '@/src/submissions/saved/own-saved-forms'
import { heldFilesDirectory } from '@/src/submissions/submission-places'
import { paged } from '@/tests/cases/paged'
import { keptOf, openFormSite, testHash, versionOf } from '@/tests/support/form-posting'
import { makePdf } from '@/tests/support/make-files'

/** Files of forms that are shown again, over HTTP, as pages without script post them. */

const label = (text: string) => ({ pt: `${text} (pt)`, en: text })
const content = new Uint8Array(await makePdf())
const pdf = (name: string) => new File([content], name, { type: 'application/pdf' })
/** More than any field takes. */
const heavy = new File([new Uint8Array(12_000_000)], 'photo.pdf', { type: 'application/pdf' })

const heavier = new File([new Uint8Array(14_000_000)], 'film.pdf', { type: 'application/pdf' })

const name: FormDefinitionInput['fields'][number] = { key: 'name', type: 'text', label: label('Name'), required: true }
const proofs = (
  changes: { key?: string; kinds?: ('pdf' | 'png')[]; most?: number } = {},
): FormDefinitionInput['fields'][number] => ({
  ...{ key: 'proofs', type: 'file', label: label('Proofs'), kinds: ['pdf'], most: 3 },
  ...changes,
})

const keptFile = z.object({ name: z.string(), mediaType: z.string(), size: z.number(), reference: z.string() })
const drawn = z.object({
  values: z.record(z.string(), z.unknown()),
  errors: z.array(z.object({ field: z.string(), rule: z.string(), text: z.string() })),
  notice: z.string().nullable(),
  held: z.string().optional(),
  saved: z.string().optional(),
  kept: z.object({ code: z.string().nullable() }).optional(),
  step: z.object({ at: z.string().nullable(), carried: z.string() }).optional(),
})
type Drawn = z.infer<typeof drawn>
type Pairs = readonly (readonly [string, string | File])[]

const directory = heldFilesDirectory(env.dataDirectory)
const lying = () => readdirSync(directory).filter((file) => file.endsWith('.saved'))

async function send(address: string, fields: Pairs, accept = 'text/html') {
  const body = new FormData()
  for (const [field, value] of fields) body.append(field, value)
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual', headers: { Accept: accept } })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, page: () => drawn.parse(JSON.parse(text)) }
}

/** A site with a form, and with the version that comes after it where one does. */
async function open(form: FormVersion, next?: FormDefinitionInput['fields'], locale: 'pt' | 'en' = 'en') {
  const versions: FormVersion[] = [form]
  if (next) {
    const definition = parseFormDefinition({ ...form.definition, fields: next })
    versions[0] = { ...form, state: 'superseded', endedAt: new Date().toISOString() }
    versions.push({ ...form, number: 2, definition, hash: newHash })
  }
  return (await openFormSite(...versions)) + toHref(locale, `/_forms/${form.formKey}`)
}

const newHash = 'b'.repeat(64)
const filesOf = (page: Drawn, key = 'proofs') => z.array(keptFile).parse(page.values[key] ?? [])
/** What the page posts of the files that it shows as kept, all of them ticked. */
const ticked = (page: Drawn, key = 'proofs'): Pairs =>
  filesOf(page, key).map((file) => [key, writeKeptFile(file)] as const)
const held = ({ held: ticket = '' }: Drawn) => ['_held', ticket] as const

beforeEach(() => {
  mkdirSync(directory, { recursive: true })
  for (const file of lying()) rmSync(join(directory, file))
})
afterEach(() => {
  vi.useRealTimers()
})

it.each(locales)(
  'keeps three files when the next version comes while they are sent, and takes them with it, in %s',
  async (locale) => {
    const form = versionOf({ key: 'x', title: null, fields: [name, proofs()] })
    const more = { ...name, key: 'more' }
    const address = await open(form, [name, proofs(), more], locale)
    const sent: Pairs = [
      ['_version', testHash],
      ['name', 'CANARY Ana'],
      ...['a.pdf', 'b.pdf', 'CANARY c.pdf'].map((file) => ['proofs', pdf(file)] as const),
    ]
    // With script the page asks first, and then posts itself as it would without.
    expect(await send(address, sent, 'application/json')).toMatchObject({ status: 409 })
    expect(lying()).toEqual([])
    const changed = await send(address, sent)
    const page = changed.page()
    expect([changed.status, page.notice, page.errors, page.values['name']]).toEqual([409, 'changed', [], 'CANARY Ana'])
    expect(filesOf(page).map((file) => file.name)).toEqual(['a.pdf', 'b.pdf', 'CANARY c.pdf'])
    // Sealed where they lie, under a name that says nothing.
    expect(lying()).toHaveLength(1)
    for (const file of lying())
      expect(file + readFileSync(join(directory, file), 'latin1')).not.toMatch(/CANARY|%PDF|a\.pdf/)

    const again: Pairs = [['_version', newHash], ['name', 'Ana'], ['more', 'x'], held(page), ...ticked(page)]
    const [first, second] = [await send(address, again), await send(address, again)]
    expect([first.status, second.status]).toEqual([303, 303])
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(keptOf(form).map(({ files }) => files.map((file) => [file.field, file.name, file.size]))).toEqual([
      ['a.pdf', 'b.pdf', 'CANARY c.pdf'].map((file) => ['proofs', file, content.length]),
    ])
    expect(lying()).toEqual([])
  },
)

it('says which files the next version does not take', async () => {
  const form = versionOf({ key: 'x', title: null, fields: [name, proofs()] })
  const sent: Pairs = [
    ['_version', testHash],
    ['name', 'Ana'],
    ['proofs', pdf('a.pdf')],
    ['proofs', pdf('b.pdf')],
  ]
  const fewer = (await send(await open(form, [name, proofs({ most: 1 })]), sent)).page()
  expect(filesOf(fewer).map((file) => file.name)).toEqual(['a.pdf'])
  const text = (names: string) => messagesByLocale.en.formPage.fileNotHeld.replace('{names}', names)
  expect(fewer.errors).toEqual([{ field: 'proofs', rule: 'required', text: text('b.pdf') }])
  const gone = (await send(await open(form, [name]), sent)).page()
  expect([gone.values, gone.errors]).toEqual([
    { name: 'Ana' },
    [{ field: '', rule: 'required', text: text('a.pdf, b.pdf') }],
  ])
  const other = (await send(await open(form, [name, proofs({ kinds: ['png'] })]), sent)).page()
  expect([filesOf(other), other.errors.map(({ field }) => field)]).toEqual([[], ['proofs']])
})

it('keeps the file that fits beside one of twelve megabytes, and takes it without its being chosen again', async () => {
  const form = versionOf({ key: 'x', title: null, fields: [name, proofs(), proofs({ key: 'card' })] })
  const address = await open(form)
  const common: Pairs = [
    ['_version', testHash],
    ['name', 'Ana'],
  ]
  const refused = await send(address, [...common, ['card', heavy], ['proofs', pdf('fits.pdf')]])
  const page = refused.page()
  const text = expect.stringMatching(/^A file may have at most 5\sMB\.$/)
  expect([refused.status, page.errors]).toEqual([422, [{ field: 'card', rule: 'fileSize', text }]])
  expect([page.values['name'], filesOf(page).map((file) => file.name)]).toEqual(['Ana', ['fits.pdf']])
  // In one question with it, and above all that the form takes together.
  const beside = await send(address, [...common, ['proofs', pdf('fits.pdf')], ['proofs', heavy]])
  expect(filesOf(beside.page()).map((file) => file.name)).toEqual(['fits.pdf'])

  expect((await send(address, [...common, held(page), ...ticked(page)])).status).toBe(303)
  expect(keptOf(form).map(({ files }) => files.map((file) => file.name))).toEqual([['fits.pdf']])
})

it('keeps it where the whole is more than the form takes, with the sentence at the question', async () => {
  const form = versionOf({ key: 'x', title: null, fields: [name, proofs({ most: 2 })] })
  const address = await open(form)
  const sent: Pairs = [
    ['_version', testHash],
    ['name', 'Ana'],
    ['proofs', heavier],
    ['proofs', pdf('fits.pdf')],
  ]
  const refused = await send(address, sent)
  expect(refused.status).toBe(413)
  expect(refused.page().errors.map(({ field, rule }) => [field, rule])).toEqual([
    ['', 'fileSize'],
    ['proofs', 'fileSize'],
  ])
  expect(filesOf(refused.page()).map((file) => file.name)).toEqual(['fits.pdf'])
})

it('keeps what is ticked of several refusals, and lets go what is not', async () => {
  const form = versionOf({ key: 'x', title: null, fields: [name, proofs()] })
  const address = await open(form)
  const version = ['_version', testHash] as const
  const one = (await send(address, [version, ['proofs', pdf('a.pdf')], ['proofs', pdf('b.pdf')]])).page()
  expect(one.errors.map(({ field }) => field)).toEqual(['name'])
  const [, second] = ticked(one)
  if (!second) throw new Error('The second file was not held')
  const two = (await send(address, [version, held(one), second, ['proofs', pdf('c.pdf')]])).page()
  expect(filesOf(two).map((file) => file.name)).toEqual(['b.pdf', 'c.pdf'])
  expect(lying()).toHaveLength(1)
  const gone = [422, [messagesByLocale.en.formPage.fileGone]]
  const answerTo = async (place: string, ...files: Pairs) => {
    const { status, page } = await send(place, [version, ['name', 'Eva'], held(two), ...files])
    return [status, page().errors.map(({ text }) => text)]
  }
  const [first] = ticked(one)
  if (!first) throw new Error('The first file was not held')
  expect(await answerTo(address, first), 'what was unticked').toEqual(gone)
  const other = versionOf({ key: 'y', title: null, fields: [name, proofs()] })
  expect(await answerTo(await open(other), ...ticked(two)), 'from another form').toEqual(gone)
  expect((await send(address, [version, ['name', 'Ana'], held(two), ...ticked(two)])).status).toBe(303)
  expect(keptOf(form).map(({ files }) => files.map((file) => file.name))).toEqual([['b.pdf', 'c.pdf']])
})

it('keeps a file whose neighbour is not what it says', async () => {
  const form = versionOf({ key: 'x', title: null, fields: [name, proofs()] })
  const disguised = new File(['MZ not a PDF'], 'bad.pdf', { type: 'application/pdf' })
  const sent: Pairs = [
    ['_version', testHash],
    ['name', 'Ana'],
    ['proofs', disguised],
    ['proofs', pdf('good.pdf')],
  ]
  const page = (await send(await open(form), sent)).page()
  expect(page.errors.map(({ field, rule }) => [field, rule])).toEqual([['proofs', 'fileType']])
  expect(filesOf(page).map((file) => file.name)).toEqual(['good.pdf'])
})

it('keeps files of a group while answers to it are added and removed, each with its own', async () => {
  const fields: FormDefinitionInput['fields'] = [
    {
      ...{ key: 'owners', type: 'repeat', label: label('Owners'), itemName: label('Owner'), minimum: 1, maximum: 4 },
      fields: [
        { key: 'name', type: 'text', label: label('Name'), required: true },
        { key: 'card', type: 'file', label: label('Card'), kinds: ['pdf'] },
      ],
    },
  ]
  const form = versionOf({ key: 'x', title: null, fields })
  const sent: Pairs = [
    ['_version', testHash],
    ['owners.0', ''],
    ['owners.0.name', 'Ana'],
    ['owners.0.card', pdf('ana.pdf')],
    ['owners.1', ''],
    ['owners.1.card', pdf('rui.pdf')],
    ['_remove.owners.0', ''],
  ]
  const page = (await send(await open(form), sent)).page()
  expect(page.values['owners']).toMatchObject([{ card: [{ name: 'rui.pdf' }] }])
})

it('keeps the file of the last page of a form while an earlier one is looked at', async () => {
  const form = versionOf(paged)
  const address = await open(form)
  const go = async (fields: Pairs, from?: Drawn) => {
    const carried = ['_carried', from?.step?.carried ?? ''] as const
    return send(address, [
      ['_version', testHash],
      ...(from ? [carried] : []),
      ...(from?.held ? [held(from)] : []),
      ...fields,
    ])
  }
  const who = (
    await go([
      ['_at', 'who'],
      ['kind', 'person'],
      ['name', 'Ana'],
      ['income', '5'],
    ])
  ).page()
  const use = (
    await go(
      [
        ['_at', 'use'],
        ['limit', '10'],
      ],
      who,
    )
  ).page()
  const end = (await go([['_at', '-']], use)).page()
  expect(end.step?.at).toBe('end')
  const back = (
    await go(
      [
        ['_at', 'end'],
        ['proof', pdf('proof.pdf')],
        ['_back', '1'],
      ],
      end,
    )
  ).page()
  expect([back.step?.at, back.values]).toEqual([null, {}])
  const there = (await go([['_at', '-']], back)).page()
  expect(filesOf(there, 'proof').map((file) => file.name)).toEqual(['proof.pdf'])
  const sent = await go([['_at', 'end'], ['truth', 'true'], ...ticked(there, 'proof')], there)
  expect(sent.status).toBe(303)
  expect(keptOf(form).map(({ answers, files }) => [answers['name'], files.length])).toEqual([['Ana', 1]])
})

it('saves a form with what was held for it, under a code of its own', async () => {
  const form = { ...versionOf({ key: 'x', title: null, savable: true, fields: [name, proofs()] }) }
  const address = await open(form)
  const page = (
    await send(address, [
      ['_version', testHash],
      ['proofs', pdf('a.pdf')],
    ])
  ).page()
  expect(lying()).toHaveLength(1)
  const saved = (await send(address, [['_version', testHash], ['_save', '1'], held(page), ...ticked(page)])).page()
  expect(saved.kept?.code).toMatch(/^(\w{4} ){4}\w{5}$/)
  expect(lying()).toEqual([])
})

it('keeps nothing of a report, and says so when its form changed', async () => {
  const form: FormVersion = {
    ...versionOf({ key: 'x', title: null, fields: [name, proofs()] }),
    audience: 'investigators',
  }
  const sent: Pairs = [
    ['_version', testHash],
    ['proofs', pdf('a.pdf')],
  ]
  const refused = (await send(await open(form), sent)).page()
  expect([refused.values, refused.errors.map(({ field }) => field), refused.held]).toEqual([{}, ['name'], undefined])
  const changed = (await send(await open(form, [name, proofs(), { ...name, key: 'more' }]), sent)).page()
  expect([filesOf(changed), changed.errors.map(({ field }) => field)]).toEqual([[], ['proofs']])
  expect(lying()).toEqual([])
})

it('lets files go after the day that follows', async () => {
  const form = versionOf({ key: 'x', title: null, fields: [name, proofs()] })
  const address = await open(form)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-20T12:00:00Z')
  const page = (
    await send(address, [
      ['_version', testHash],
      ['proofs', pdf('a.pdf')],
    ])
  ).page()
  vi.setSystemTime('2026-11-21T22:00:00Z')
  await forgetSavedForms()
  expect(lying().length).toBeGreaterThan(0)
  vi.setSystemTime('2026-11-22T12:00:00Z')
  const late = await send(address, [['_version', testHash], ['name', 'Ana'], held(page), ...ticked(page)])
  expect([late.status, late.page().errors.map(({ text }) => text)]).toEqual([
    422,
    [messagesByLocale.en.formPage.fileGone],
  ])
  await forgetSavedForms()
  expect(lying()).toEqual([])
})
