import { existsSync, readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toHref } from '@/src/links/to-href'
import { env } from '@/src/platform/env'
import { arrivalsDirectory } from '@/src/submissions/submission-places'
import { paged } from '@/tests/cases/paged'
import { keptOf, openFormSite, postForm, renamedVersion, testHash, versionOf } from '@/tests/support/form-posting'
import { makePdf } from '@/tests/support/make-files'
import { postHead } from '@/tests/support/post-from'

/** Posts of more than any form takes, as a page without script sends them: films, or everything that is in a folder. */

const megabyte = Buffer.alloc(1_000_000, 'x')
const pdf = await makePdf()
type Part = { name: string; value: string } | { name: string; megabytes: number }

/** Sends parts in their order, files as they come. @param between is told when all but the end was sent */
async function postParts(address: string, parts: readonly Part[], between: () => void = () => undefined) {
  const heads = parts.map(({ name, ...part }) =>
    Buffer.from(
      'value' in part
        ? `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${part.value}\r\n`
        : `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
  )
  const sizes = parts.map((part, at) => {
    const head = heads[at]?.length ?? 0
    return 'value' in part ? head : head + pdf.length + part.megabytes * megabyte.length + 2
  })
  const end = Buffer.from('--x--\r\n')
  const length = sizes.reduce((sum, size) => sum + size, end.length)
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': length, Accept: 'text/html' }
  const post = request(address, { method: 'POST', agent: false, headers })
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    post.once('response', (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, text: body }), reject)
    })
    post.once('error', reject)
  })
  const write = (bytes: Buffer) => new Promise<void>((resolve) => post.write(bytes, () => resolve()))
  for (const [at, part] of parts.entries()) {
    await write(heads[at] ?? Buffer.alloc(0))
    if ('value' in part) continue
    await write(pdf)
    for (let sent = 0; sent < part.megabytes; sent++) await write(megabyte)
    await write(Buffer.from('\r\n'))
  }
  between()
  post.end(end)
  return answered
}

const drawn = z.object({
  values: z.record(z.string(), z.unknown()),
  errors: z.array(z.object({ field: z.string(), text: z.string() })),
  step: z.object({ at: z.string().nullable(), carried: z.string() }).optional(),
})
const control: Part = { name: '_version', value: testHash }

describe('a post of more than 64 MB', () => {
  it.each(locales)(
    'comes back with what was written before and behind its files, and says what to do, in %s',
    async (locale) => {
      const form = renamedVersion('job-application', {})
      const address = (await openFormSite(form)) + toHref(locale, `/_forms/${form.formKey}`)
      const directory = arrivalsDirectory(env.dataDirectory, 'visitors')
      let largest = 0
      const weigh = () => {
        const lying = existsSync(directory) ? readdirSync(directory) : []
        largest = Math.max(largest, ...lying.map((name) => statSync(join(directory, name)).size))
      }
      const parts = [
        { name: 'firstName', value: 'Ana' },
        { name: 'curriculum', megabytes: 80 },
        { name: 'lastName', value: 'Bento' },
        control,
      ]
      const { status, text: body } = await postParts(address, parts, weigh)
      expect(status).toBe(413)
      const { values, errors } = drawn.parse(JSON.parse(body))
      expect(values).toEqual({ firstName: 'Ana', lastName: 'Bento' })
      const [first] = errors
      expect(first).toEqual({
        field: '',
        text: messagesByLocale[locale].filesTooLarge.replace('{size}', '5\u00a0MB'),
      })
      // What was between may have been sent: nothing of it is said to be missing.
      expect(errors.map(({ field }) => field)).not.toContain('email')
      expect(largest).toBeGreaterThan(30_000_000)
      expect(largest).toBeLessThanOrEqual(64_000_000)
      expect(keptOf(form)).toEqual([])
    },
  )

  it('keeps the pages before, which its page carries behind the files', async () => {
    const form = versionOf(paged)
    const address = `${await openFormSite(form)}/en/_forms/${form.formKey}`
    const turn = async (fields: Readonly<Record<string, string>>) =>
      drawn.parse(JSON.parse((await postForm(address, { _version: testHash, ...fields }, 'text/html')).text))
    const first = await turn({ _at: 'who', kind: 'person', name: 'Ana', income: '5' })
    const second = await turn({ _at: 'use', limit: '10', _carried: first.step?.carried ?? '' })
    const { status, text: body } = await postParts(address, [
      { name: 'proof', megabytes: 90 },
      { name: 'truth', value: 'true' },
      { name: '_at', value: 'end' },
      { name: '_carried', value: second.step?.carried ?? '' },
      control,
    ])
    const shown = drawn.parse(JSON.parse(body))
    expect([status, shown.step?.at, shown.errors[0]?.field]).toEqual([413, 'end', ''])
    expect(shown.values).toEqual({ truth: 'true' })
    const back = await turn({ _at: 'end', _carried: shown.step?.carried ?? '', _change: 'who' })
    expect(back.values).toMatchObject({ name: 'Ana', income: '5' })
  })

  it('is refused with a sentence of what to do, before any of it comes, where nobody waits for it', async () => {
    const form = renamedVersion('job-application', {})
    const site = await openFormSite(form)
    for (const locale of locales) {
      const address = site + toHref(locale, `/_forms/${form.formKey}`)
      expect(await postHead(address, 600_000_000, '127.6.0.1')).toBe(413)
    }
  })
})
