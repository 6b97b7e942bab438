import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { writeKeptFile } from '@/src/forms/submission/kept-file'
import { locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toReturnHref } from '@/src/links/return-href'
import { toHref } from '@/src/links/to-href'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { forgetSavedForms } from '@/src/submissions/saved/own-saved-forms'
import { makeReturnCode } from '@/src/submissions/saved/saved-form-key'
import { savedFormsDirectory } from '@/src/submissions/submission-places'
import { paged } from '@/tests/cases/paged'
import { keptOf, openFormSite, type PostedFields, postForm, testHash, versionOf } from '@/tests/support/form-posting'
import { makePdf } from '@/tests/support/make-files'

/** Forms that are saved and opened again by code, over HTTP, as pages without script post them. */

const pdf = new File([new Uint8Array(await makePdf())], 'CANARY file.pdf', { type: 'application/pdf' })
const [application] = [formDefinitions['job-application']]
if (!application) throw new Error('There is no application')
const onePage = { ...application, savable: true }
const manyPages: FormDefinition = { ...paged, savable: true }

const keptFile = z.object({ name: z.string(), mediaType: z.string(), size: z.number(), reference: z.string() })
const drawn = z.object({
  values: z.record(z.string(), z.unknown()),
  errors: z.array(z.object({ field: z.string(), rule: z.string(), text: z.string() })),
  saved: z.string().optional(),
  kept: z.object({ code: z.string().nullable(), lastDay: z.string() }).optional(),
  returned: z.object({ lastDay: z.string(), unfit: z.array(z.string()) }).optional(),
  step: z.object({ at: z.string().nullable(), carried: z.string() }).optional(),
})

const directory = savedFormsDirectory(env.dataDirectory)
mkdirSync(directory, { recursive: true })
const lying = () => readdirSync(directory).filter((name) => name.endsWith('.saved'))

async function open(
  definition: FormDefinition,
  locale: 'pt' | 'en' = 'en',
  changes: { audience?: 'investigators' } = {},
) {
  const form = { ...versionOf(definition), ...changes }
  const site = await openFormSite(form)
  const address = site + toHref(locale, `/_forms/${form.formKey}`)
  const post = async (fields: PostedFields, hash = testHash) => {
    const { status, text, headers } = await postForm(address, { _version: hash, ...fields }, 'text/html')
    return { status, headers, text, page: () => drawn.parse(JSON.parse(text)) }
  }
  const returning = async (fields: Readonly<Record<string, string>>, at = site) => {
    const answer = await fetch(at + toReturnHref(locale), {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, page: () => drawn.parse(JSON.parse(text)) }
  }
  return { form, site, post, returning }
}

const some = { firstName: 'CANARY Ana', _save: '1' }
const whole = {
  firstName: 'Ana',
  lastName: 'Bento',
  'birthDate.day': '27',
  'birthDate.month': '3',
  'birthDate.year': '1990',
  nationality: 'Angolana',
  educationLevel: 'graduate',
  email: 'ana@example.com',
  areaOfInterest: 'risk',
}

/** Another version in force of a form, under the same key. */
async function changed(before: Awaited<ReturnType<typeof open>>, definition: FormDefinition) {
  const own = parseFormDefinition({ ...definition, key: before.form.formKey })
  return openFormSite({ ...before.form, definition: own, hash: 'b'.repeat(64) })
}

describe.each(locales)('a form of one page in %s', (locale) => {
  const texts = messagesByLocale[locale].savedForm

  it('is saved unfinished with its file, and opened with both by the code that is shown once', async () => {
    const { post, returning } = await open(onePage, locale)
    const before = lying().length
    const saved = await post({ ...some, cv: pdf })
    const { kept } = saved.page()
    expect(saved.status).toBe(200)
    expect(kept?.code).toMatch(/^(\w{4} ){4}\w{5}$/)
    expect(lying().length).toBe(before + 1)
    const again = await returning({ do: 'open', code: (kept?.code ?? '').toLowerCase() })
    expect(again.status).toBe(200)
    const { values, returned, saved: ticket } = again.page()
    expect(values['firstName']).toBe('CANARY Ana')
    expect(z.array(keptFile).parse(values['cv'])).toMatchObject([{ name: 'CANARY file.pdf', size: pdf.size }])
    expect(returned).toEqual({ lastDay: kept?.lastDay, unfit: [] })
    expect(ticket).toBeTruthy()
    expect(again.text).not.toContain(kept?.code)
  })

  it('answers every code that opens nothing in the same words', async () => {
    const { returning } = await open(onePage, locale)
    const answers = await Promise.all(
      ['', 'ABCD', '<script>', makeReturnCode(), `${makeReturnCode()}2`].map((code) => returning({ do: 'open', code })),
    )
    const forged = await returning({ do: 'open', ticket: 'forged' })
    expect([...answers, forged].map(({ status, text }) => `${status} ${text}`)).toEqual(
      Array.from({ length: 6 }, () => `422 [${texts.unknown}]`),
    )
  })

  it('is deleted by whoever has the code', async () => {
    const { post, returning } = await open(onePage, locale)
    const code = (await post(some)).page().kept?.code ?? ''
    const gone = await returning({ do: 'delete', code })
    expect([gone.status, gone.text]).toEqual([200, `[${texts.deleted}]`])
    expect((await returning({ do: 'open', code })).status).toBe(422)
  })
})

it('asks for the code on a page of each language, without saying anything yet', async () => {
  const { site } = await open(onePage)
  for (const locale of locales) {
    const page = await fetch(site + toReturnHref(locale))
    expect([page.status, await page.text()]).toEqual([200, '[]'])
  }
})

describe('a saved form', () => {
  it('is sent with the file that was kept, and is gone then; pressed twice, it was sent once', async () => {
    const { form, post, returning } = await open(onePage)
    const code = (await post({ ...some, cv: pdf })).page().kept?.code ?? ''
    const { values, saved = '' } = (await returning({ do: 'open', code })).page()
    const [file] = z.array(keptFile).parse(values['cv'])
    if (!file) throw new Error('No file was kept')
    const fields = { ...whole, cv: writeKeptFile(file), _saved: saved }
    const [first, second] = [await post(fields), await post(fields)]
    expect([first.status, second.status]).toEqual([303, 303])
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(keptOf(form).map(({ answers, files }) => [answers['firstName'], files.length])).toEqual([['Ana', 1]])
    expect(keptOf(form)[0]?.files[0]).toMatchObject({ field: 'cv', name: 'CANARY file.pdf', size: pdf.size })
    expect((await returning({ do: 'open', code })).status).toBe(422)
  })

  it('is replaced when it is saved again, under the code that is there already', async () => {
    const { post, returning } = await open(onePage)
    const code = (await post({ ...some, cv: pdf })).page().kept?.code ?? ''
    const { values, saved = '' } = (await returning({ do: 'open', code })).page()
    const [file] = z.array(keptFile).parse(values['cv'])
    if (!file) throw new Error('No file was kept')
    const number = lying().length
    const again = await post({ _save: '1', firstName: 'Bela', cv: writeKeptFile(file), _saved: saved })
    expect(again.page().kept).toMatchObject({ code: null })
    expect(lying().length).toBe(number)
    const opened = (await returning({ do: 'open', code })).page()
    expect([opened.values['firstName'], z.array(keptFile).parse(opened.values['cv'])]).toEqual(['Bela', [file]])
    // A file that was chosen instead takes the place of the one that was kept, where one is asked for.
    await post({ _save: '1', firstName: 'Bela', cv: new File([pdf], 'new.pdf', { type: pdf.type }), _saved: saved })
    expect(z.array(keptFile).parse((await returning({ do: 'open', code })).page().values['cv'])).toMatchObject([
      { name: 'new.pdf' },
    ])
  })

  it('keeps what is typed and what is kept when something is wrong with it', async () => {
    const { post, returning } = await open(onePage)
    const code = (await post({ ...some, cv: pdf })).page().kept?.code ?? ''
    const { values, saved = '' } = (await returning({ do: 'open', code })).page()
    const [file] = z.array(keptFile).parse(values['cv'])
    if (!file) throw new Error('No file was kept')
    const wrong = await post({ ...whole, email: 'ana@', cv: writeKeptFile(file), _saved: saved })
    expect([wrong.status, wrong.page().errors.map(({ field }) => field)]).toEqual([422, ['email']])
    expect([wrong.page().values['cv'], wrong.page().saved]).toEqual([[file], saved])
  })

  it('takes no file from elsewhere: of another form, of another size, or of a form that was deleted', async () => {
    const { form, post, returning } = await open(onePage)
    const code = (await post({ ...some, cv: pdf })).page().kept?.code ?? ''
    const { values, saved = '' } = (await returning({ do: 'open', code })).page()
    const [file] = z.array(keptFile).parse(values['cv'])
    if (!file) throw new Error('No file was kept')
    const gone = messagesByLocale.en.formPage.fileGone
    const refused = async (fields: PostedFields) => {
      const { status, page } = await post({ ...whole, ...fields })
      return [status, page().errors.map(({ field, text }) => [field, text]), page().values['cv'] ?? []]
    }
    const expected = [422, [['cv', gone]], []]
    expect(await refused({ cv: writeKeptFile(file) })).toEqual(expected)
    expect(await refused({ cv: writeKeptFile({ ...file, size: 5 }), _saved: saved })).toEqual(expected)
    expect(await refused({ cv: writeKeptFile({ ...file, reference: 'a'.repeat(22) }), _saved: saved })).toEqual(
      expected,
    )
    await returning({ do: 'delete', code })
    expect(await refused({ cv: writeKeptFile(file), _saved: saved })).toEqual(expected)
    expect(keptOf(form)).toEqual([])
  })

  it('keeps only files that the form takes, and says which it does not', async () => {
    const { post } = await open(onePage)
    const number = lying().length
    const disguised = await post({ ...some, cv: new File(['MZ not a PDF'], 'a.pdf', { type: 'application/pdf' }) })
    expect([disguised.status, disguised.page().errors.map(({ field, rule }) => [field, rule])]).toEqual([
      422,
      [['cv', 'fileType']],
    ])
    const large = await post({ ...some, cv: new File([new Uint8Array(5_300_000)], 'a.pdf') })
    expect([large.status, large.page().errors.map(({ field }) => field)]).toEqual([422, ['cv']])
    expect(lying().length).toBe(number)
  })

  it('opens what still fits another version, in the other language too, and says by name what does not', async () => {
    const before = await open(onePage)
    const code = (await before.post({ ...some, nationality: 'Angolana', educationLevel: 'primary', cv: pdf })).page()
      .kept?.code
    const fields = onePage.fields.flatMap((field): FormDefinition['fields'] => {
      if (field.key === 'nationality') return []
      if (field.type === 'file') return [{ ...field, kinds: ['png' as const] }]
      if (field.type === 'oneChoice' && field.key === 'educationLevel')
        return [{ ...field, options: field.options.filter(({ value }) => value !== 'primary') }]
      return [field]
    })
    const site = await changed(before, { ...onePage, fields })
    const { values, returned } = (await before.returning({ do: 'open', code: code ?? '' }, site)).page()
    expect(values).toMatchObject({ firstName: 'CANARY Ana' })
    expect(returned?.unfit).toEqual(['Nationality', 'Education level', 'Curriculum Vitae: CANARY file.pdf'])
  })

  it('goes on where it was left in a form of pages, with files and all, and comes to its end', async () => {
    const { form, post, returning } = await open(manyPages)
    const who = { _at: 'who', kind: 'company', name: 'Kwanza', income: '5' }
    const first = (await post(who)).page()
    const half = { _at: 'holders', 'owners.0': '', 'owners.0.name': 'Ana', 'owners.0.share': '' }
    const saved = (await post({ ...half, _carried: first.step?.carried ?? '', _save: '1' })).page()
    const code = saved.kept?.code ?? ''
    const back = (await returning({ do: 'open', code })).page()
    expect([back.step?.at, back.values]).toEqual(['holders', { owners: [{ name: 'Ana' }] }])
    const go = async (fields: PostedFields, from: z.infer<typeof drawn>) =>
      (await post({ ...fields, _carried: from.step?.carried ?? '', _saved: back.saved ?? '' })).page()
    const use = await go({ ...half, 'owners.0.share': '60' }, back)
    const check = await go({ _at: 'use', limit: '10', turnover: '7' }, use)
    const end = await go({ _at: '-' }, check)
    expect([check.step?.at, end.step?.at, end.saved]).toEqual([null, 'end', back.saved])
    // On the last page with a file: saved again, opened again, and sent.
    await go({ _at: 'end', proof: pdf, _save: '1' }, end)
    const last = (await returning({ do: 'open', code })).page()
    expect(last.step?.at).toBe('end')
    const [proof] = z.array(keptFile).parse(last.values['proof'])
    if (!proof) throw new Error('No file was kept')
    // The page before is looked at on the way, and the file is still there.
    const earlier = await go({ _at: 'end', proof: writeKeptFile(proof), _back: '1' }, last)
    const there = await go({ _at: '-' }, earlier)
    expect(there.values).toMatchObject({ proof: [proof] })
    const sent = await post({
      ...{ _at: 'end', truth: 'true', proof: writeKeptFile(proof), _carried: there.step?.carried ?? '' },
      _saved: last.saved ?? '',
    })
    expect(sent.status).toBe(303)
    expect(keptOf(form).map(({ answers, files }) => [answers['name'], files.length])).toEqual([['Kwanza', 1]])
    expect((await returning({ do: 'open', code })).status).toBe(422)
  })

  it('is deleted by the daily work once its last day is over', async () => {
    const { post, returning } = await open(onePage)
    const { code, lastDay } = (await post(some)).page().kept ?? {}
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      // Luanda is an hour ahead.
      vi.setSystemTime(`${lastDay}T22:30:00Z`)
      await forgetSavedForms()
      expect((await returning({ do: 'open', code: code ?? '' })).status).toBe(200)
      vi.setSystemTime(`${lastDay}T23:30:00Z`)
      vi.spyOn(log, 'info').mockImplementation(() => undefined)
      await forgetSavedForms()
      expect(lying()).toEqual([])
      expect((await returning({ do: 'open', code: code ?? '' })).status).toBe(422)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is in no file and no line of the log', async () => {
    const said: unknown[] = []
    for (const level of ['info', 'error'] as const)
      vi.spyOn(log, level).mockImplementation((...line) => void said.push(line))
    const { post, returning } = await open(onePage)
    const code = (await post({ ...some, cv: pdf })).page().kept?.code ?? ''
    await returning({ do: 'open', code })
    await returning({ do: 'open', code: 'CANARY wrong' })
    const written = lying().map((name) => readFileSync(join(directory, name), 'latin1'))
    const everything = JSON.stringify([said, lying(), written])
    for (const secret of ['CANARY', code, code.replaceAll(' ', '')]) expect(everything).not.toContain(secret)
  })
})

describe('a form is not saved', () => {
  it('where it does not say so, and never where investigators read it', async () => {
    const texts = messagesByLocale.en.formPage
    const number = lying().length
    const plain = await (await open(application)).post(some)
    const report = await (await open(onePage, 'en', { audience: 'investigators' })).post(some)
    for (const { status, text } of [plain, report]) {
      expect(status).toBe(422)
      expect(text).toContain(texts.unsavable)
    }
    expect(lying().length).toBe(number)
  })

  it('for lack of room, which shows it again with a sentence, and it can still be sent', async () => {
    const { form, post } = await open(onePage)
    const number = lying().length
    // As large as all saved forms may be together, without taking any room on the disk.
    const full = join(directory, 'others.saved')
    writeFileSync(full, '')
    truncateSync(full, 4_000_000_000)
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    // What lies there is counted anew each minute.
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      vi.advanceTimersByTime(10 * 60_000)
      const refused = await post({ ...some, cv: pdf })
      expect(refused.status).toBe(503)
      expect(refused.page()).toMatchObject({
        values: { firstName: 'CANARY Ana' },
        errors: [{ field: '', text: messagesByLocale.en.formPage.savingFull }],
      })
      expect(lying().length).toBe(number + 1)
      expect((await post({ ...whole, cv: pdf })).status).toBe(303)
      expect(keptOf(form)).toHaveLength(1)
      rmSync(full)
      vi.advanceTimersByTime(10 * 60_000)
      expect((await post(some)).status).toBe(200)
    } finally {
      rmSync(full, { force: true })
      vi.useRealTimers()
    }
  })

  it('past what its network may save, which shows it again with a sentence, and it can still be sent', async () => {
    const { form, post } = await open(onePage)
    const answers = []
    for (let count = 0; count < 26; count++) answers.push(await post({ ...some, lastName: `Number ${count}` }))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(refused[0]?.page()).toMatchObject({ values: { firstName: 'CANARY Ana' }, errors: [{ field: '' }] })
    expect((await post({ ...whole, cv: pdf })).status).toBe(303)
    expect(keptOf(form)).toHaveLength(1)
  })
})

it('refuses a network that guesses, in words of its own', async () => {
  const { returning } = await open(onePage)
  const statuses = []
  for (let count = 0; count < 60; count++)
    statuses.push((await returning({ do: 'open', code: makeReturnCode() })).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.filter((status) => status === 422).length).toBeLessThan(50)
})
