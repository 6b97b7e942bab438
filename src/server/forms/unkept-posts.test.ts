import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startClamd } from '@/tests/support/clamd'
import { makePdf } from '@/tests/support/make-files'
import { takeOwnSettings } from '@/tests/support/own-settings'

/** What is right and cannot be kept: the disk is in the way, or nobody can say whether the files are sound. */

const verdict = {
  of: (content: Buffer): string | null => (content.includes('BAD') ? 'stream: Bad FOUND\0' : 'stream: OK\0'),
}
const clamd = await startClamd((content) => verdict.of(content))
const directory = takeOwnSettings({ CLAMD: clamd.address })
const { keptOf, openFormSite, postForm, renamedVersion, testHash } = await import('@/tests/support/form-posting')
afterAll(() => {
  clamd.close()
  rmSync(directory, { recursive: true, force: true })
})
let logged = ''
beforeEach(() => {
  logged = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text)
    return true
  })
})

const pdf = async (words = '') =>
  new File([new Uint8Array(Buffer.concat([await makePdf(), Buffer.from(`\n%${words}\n`)]))], 'a.pdf')
const report = { _version: testHash, identity: 'anonymous', irregularityType: 'fraud', description: 'CANARY' }
const errorList = z.object({ errors: z.array(z.object({ field: z.string(), text: z.string() })) })

describe('a form whose files the virus scanner', () => {
  it.each([
    [
      'refuses',
      422,
      'stream: Bad FOUND\0',
      'The virus scanner refused this file.',
      'O antivírus recusou este ficheiro.',
    ],
    [
      'cannot judge',
      503,
      null,
      'Files cannot be checked at the moment. Please try again later.',
      'De momento não é possível verificar ficheiros. Tente mais tarde, por favor.',
    ],
  ])('%s is refused with a sentence, and nothing of it is kept', async (_what, status, answer, en, pt) => {
    const form = renamedVersion('whistleblowing-report', {})
    const site = await openFormSite(form)
    verdict.of = () => answer
    for (const [prefix, text] of [
      ['/en', en],
      ['', pt],
    ] as const) {
      const refused = await postForm(`${site}${prefix}/_forms/${form.formKey}`, { ...report, attachments: await pdf() })
      expect(refused.status).toBe(status)
      expect(errorList.parse(JSON.parse(refused.text)).errors).toMatchObject([{ field: 'attachments', text }])
    }
    expect(keptOf(form)).toEqual([])
    verdict.of = () => 'stream: OK\0'
    const taken = await postForm(`${site}/_forms/${form.formKey}`, { ...report, attachments: await pdf() })
    expect(taken.status).toBe(201)
    expect(keptOf(form)).toHaveLength(1)
  })
})

describe('a form that cannot be written', () => {
  const spool = join(directory, 'submissions', 'spool')
  it('comes back with what was typed and says that it failed, in both ways, and can be sent again', async () => {
    verdict.of = () => 'stream: OK\0'
    const form = renamedVersion('newsletter', {})
    const address = `${await openFormSite(form)}/_forms/${form.formKey}`
    const sent = { _version: testHash, email: 'canary@bcs.example' }
    expect((await postForm(address, { ...sent, email: 'before@bcs.example' })).status).toBe(201)
    renameSync(spool, `${spool}-away`)
    writeFileSync(spool, 'in the way')
    const page = await postForm(address, sent, 'text/html')
    expect(page.status).toBe(503)
    expect(JSON.parse(page.text)).toEqual({ values: { email: sent.email }, errors: [], notice: 'failed' })
    const data = await postForm(address, sent)
    expect([data.status, JSON.parse(data.text)]).toEqual([503, {}])
    expect(logged).toContain('could not be kept')
    expect(logged).not.toMatch(/canary/i)
    rmSync(spool)
    mkdirSync(join(directory, 'submissions'), { recursive: true })
    renameSync(`${spool}-away`, spool)
    expect((await postForm(address, sent)).status).toBe(201)
    expect(keptOf(form)).toHaveLength(2)
  })
})
