import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AcceptedForm, openAcceptance } from './open-acceptance'
import { unpackSubmission } from './queued-submission'
import { parseReference } from './reference'
import { openSpool } from './spool'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-spool-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const form: AcceptedForm = {
  formKey: 'jobApplication',
  versionHash: 'f00d',
  locale: 'pt',
  answers: { firstName: 'Ana', cv: [{ name: 'cv.pdf', mediaType: 'application/pdf', size: 9 }] },
  files: [{ field: 'cv', name: 'cv.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-1.7\n') }],
  idempotencyKey: 'page-1',
}
const open = (secret = 'a secret') => openAcceptance({ spool: openSpool(directory), secret })
const queuedNames = () => readdirSync(directory).filter((name) => name.endsWith('.parcel'))

describe('an accepted form', () => {
  it('lies in the spool as it was sent, with its files, before anybody is told', async () => {
    const { reference } = await open().accept(form)
    expect(parseReference(reference)).toBe(reference)
    const [name = ''] = queuedNames()
    const queued = unpackSubmission(readFileSync(join(directory, name)))
    expect(queued?.submission).toMatchObject({
      reference,
      formKey: 'jobApplication',
      versionHash: 'f00d',
      isTest: false,
    })
    expect(queued?.contents.map(String)).toEqual(['%PDF-1.7\n'])
    const [file] = queued?.submission.files ?? []
    expect(queued?.submission.answers).toEqual({
      firstName: 'Ana',
      cv: [{ name: 'cv.pdf', mediaType: 'application/pdf', size: 9, reference: file?.id }],
    })
  })

  it('holds nothing of the sender but what was typed, and no time finer than a day', async () => {
    await open().accept(form)
    const [name = ''] = queuedNames()
    const { submission } = unpackSubmission(readFileSync(join(directory, name))) ?? {}
    expect(Object.keys(submission ?? {}).toSorted()).toEqual(
      ['answers', 'files', 'formKey', 'id', 'isTest', 'locale', 'receivedOn', 'reference', 'versionHash'].toSorted(),
    )
    expect(submission?.receivedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(JSON.stringify(submission)).not.toMatch(/\d{2}:\d{2}/)
  })

  it('is never taken for a trial of the same content, nor the other way round', async () => {
    const trial = await open().accept({ ...form, isTest: true })
    const sent = await open().accept(form)
    expect(sent.reference).not.toBe(trial.reference)
    expect(queuedNames()).toHaveLength(2)
  })

  it('that is sent again is one, also at the same moment', async () => {
    const acceptance = open()
    const answers = await Promise.all(Array.from({ length: 8 }, () => acceptance.accept(form)))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(queuedNames()).toHaveLength(1)
  })

  it.each<[string, Partial<AcceptedForm>]>([
    ['after an answer was corrected', { answers: { ...form.answers, firstName: 'Eva' } }],
    ['from another page', { idempotencyKey: 'page-2' }],
    ['without script', { idempotencyKey: null }],
    ['with another file', { files: form.files.map((file) => ({ ...file, content: Buffer.from('%PDF-1.6\n') })) }],
    ['with no file', { files: [] }],
    ['to another form', { formKey: 'newsletter' }],
  ])('%s is another', async (_how, change) => {
    const acceptance = open()
    const first = await acceptance.accept(form)
    const second = await acceptance.accept({ ...form, ...change })
    expect(second.reference).not.toBe(first.reference)
    expect(queuedNames()).toHaveLength(2)
  })

  it('has a reference that nobody computes who does not have the secret', async () => {
    const first = await open('one').accept(form)
    const second = await open('two').accept(form)
    expect(second.reference).not.toBe(first.reference)
  })

  it('is refused when it cannot be written', async () => {
    const acceptance = open()
    rmSync(directory, { recursive: true })
    writeFileSync(directory, 'in the way')
    await expect(acceptance.accept(form)).rejects.toThrow(/ENOTDIR|ENOENT/)
  })
})

describe('the spool', () => {
  it('takes nothing that would fill the disk', async () => {
    const acceptance = openAcceptance({ spool: openSpool(directory, Number.MAX_SAFE_INTEGER), secret: 's' })
    await expect(acceptance.accept(form)).rejects.toThrow('nearly full')
    expect(queuedNames()).toEqual([])
  })

  it('is readable by its owner alone', async () => {
    await open().accept(form)
    const [name = ''] = queuedNames()
    expect(statSync(join(directory, name)).mode & 0o077).toBe(0)
  })
})

describe('a queued submission', () => {
  it('that is torn at any place is none', async () => {
    await open().accept(form)
    const [name = ''] = queuedNames()
    const whole = readFileSync(join(directory, name))
    expect(unpackSubmission(whole)).not.toBeNull()
    for (let length = 0; length < whole.length; length++) expect(unpackSubmission(whole.subarray(0, length))).toBeNull()
    expect(unpackSubmission(Buffer.concat([whole, Buffer.from('x')]))).toBeNull()
  })
})
