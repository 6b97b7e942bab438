import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { startProgram } from '@/tests/support/programs'
import type { SavedForm } from './saved-form'
import {
  makeReturnCode,
  openTicket,
  sealTicket,
  showReturnCode,
  signsOfReturnCode,
  toSavedFormKey,
} from './saved-form-key'
import { openSavedForms } from './saved-form-store'

const day = '2026-11-27'
const content = Buffer.from('%PDF-1.7 CANARY-IN-A-FILE')

function savedForm(values: SavedForm['values'], contents: readonly Buffer[] = [content]) {
  const files = contents.map(({ length: size }, index) => ({
    ...{ field: 'proof', name: `CANARY-NAME-${index}.pdf`, mediaType: 'application/pdf', size },
    reference: `reference-of-a-file-${index}`,
  }))
  const form: SavedForm = {
    shape: 1,
    formKey: 'paged',
    versionHash: 'a',
    at: 'who',
    done: [],
    values,
    labels: {},
    files,
  }
  return { form, contents, today: day }
}

function open(limits?: Parameters<typeof openSavedForms>[1]) {
  const directory = mkdtempSync(join(tmpdir(), 'sona-saved-'))
  const lies = () => readdirSync(directory)
  const bytes = () => lies().map((name) => readFileSync(join(directory, name)))
  return { directory, lies, bytes, store: openSavedForms(directory, limits) }
}

/** What is said of it in the log, without anything of a person. @returns what expects that it was said. */
function expectLogged(message: string): () => void {
  const said = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  return () => expect(new Set(said.mock.calls.map(([first]) => first))).toEqual(new Set([message]))
}

const all = { today: day, wants: () => true }

describe('a code by which somebody returns', () => {
  it('has more than 100 bits, in groups, and is read however it was written down', () => {
    const code = makeReturnCode()
    expect(signsOfReturnCode * Math.log2(30)).toBeGreaterThan(100)
    const shown = showReturnCode(code)
    expect(shown).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}( [2-9A-HJKMNP-TV-Z]{4}){3} [2-9A-HJKMNP-TV-Z]{5}$/)
    for (const typed of [code, shown.toLowerCase(), ` ${shown.replaceAll(' ', '-')}\n`])
      expect(toSavedFormKey(typed)).toEqual(toSavedFormKey(code))
    expect(toSavedFormKey(makeReturnCode())).not.toEqual(toSavedFormKey(code))
  })

  it('cannot be had from what pages carry, which nobody else makes or changes', () => {
    const code = makeReturnCode()
    const key = toSavedFormKey(code)
    const ticket = sealTicket('secret', { formKey: 'paged', key })
    expect(openTicket('secret', ticket)).toEqual({ formKey: 'paged', key })
    expect(JSON.stringify(openTicket('secret', ticket))).not.toContain(code)
    expect(openTicket('another', ticket)).toBeNull()
    expect(openTicket('secret', `${ticket.slice(0, 40)}A${ticket.slice(41)}`)).toBeNull()
    expect(openTicket('secret', '')).toBeNull()
  })
})

describe('a saved form', () => {
  it('opens with its code as it was left, whatever was written and attached', async () => {
    const { store } = open()
    const anything = fc.record({
      values: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'binary' }), {
        noNullPrototype: true,
      }),
      contents: fc.array(
        fc.uint8Array({ minLength: 1, maxLength: 5_000 }).map((bytes) => Buffer.from(bytes)),
        {
          maxLength: 4,
        },
      ),
    })
    await fc.assert(
      fc.asyncProperty(anything, async ({ values, contents }) => {
        const key = toSavedFormKey(makeReturnCode())
        const saving = savedForm(values, contents)
        expect(await store.save(key, saving)).toBe('2026-12-25')
        const opened = await store.open(key, all)
        expect(opened?.form).toEqual(saving.form)
        expect([...(opened?.contents.values() ?? [])]).toEqual(contents)
      }),
      { numRuns: 40 },
    )
  })

  it('is kept by pieces when it is large', async () => {
    const { store } = open()
    const key = toSavedFormKey(makeReturnCode())
    const large = Buffer.alloc(3_500_000, 'a page of a contract ')
    await store.save(key, savedForm({}, [content, large]))
    const opened = await store.open(key, { today: day, wants: ({ size }) => size > 1_000 })
    expect([...(opened?.contents.values() ?? [])].map((bytes) => bytes.equals(large))).toEqual([true])
  })

  it('says nothing where it lies: not what was written or attached, nor its code', async () => {
    const { store, directory, bytes, lies } = open()
    const code = makeReturnCode()
    await store.save(toSavedFormKey(code), savedForm({ name: 'CANARY-ANSWER' }))
    const found = Buffer.concat(bytes()).toString('latin1') + lies().join()
    for (const secret of ['CANARY', 'paged', 'proof', code, showReturnCode(code)]) expect(found).not.toContain(secret)
    expect(found).toMatch(/^sona-saved-form 1 2026-12-25 [A-Za-z0-9_-]{22}\n/)
    const [file = ''] = lies()
    expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600)
  })

  it('does not open with another code', async () => {
    const { store, directory, lies } = open()
    const key = toSavedFormKey(makeReturnCode())
    await store.save(key, savedForm({ name: 'Ana' }))
    expect(await store.open(toSavedFormKey(makeReturnCode()), all)).toBeNull()
    // Also where the file lies under the name of that other code.
    const other = toSavedFormKey(makeReturnCode())
    writeFileSync(join(directory, `${other.id}.saved`), readFileSync(join(directory, lies()[0] ?? '')))
    const logged = expectLogged('A saved form is damaged and cannot be opened')
    expect(await store.open(other, all)).toBeNull()
    logged()
  })

  it('does not open when one byte of it was changed, or some are missing', async () => {
    const { store, directory, lies } = open()
    const key = toSavedFormKey(makeReturnCode())
    await store.save(key, savedForm({ name: 'Ana' }))
    const path = join(directory, lies()[0] ?? '')
    const whole = readFileSync(path)
    const logged = expectLogged('A saved form is damaged and cannot be opened')
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole)
      changed[at] = (whole[at] ?? 0) ^ 1
      writeFileSync(path, changed)
      expect(await store.open(key, { ...all, today: '2026-01-01' }), `byte ${at}`).toBeNull()
      writeFileSync(path, whole.subarray(0, at))
      expect(await store.open(key, { ...all, today: '2026-01-01' }), `${at} bytes`).toBeNull()
    }
    logged()
    writeFileSync(path, whole)
    expect(await store.open(key, all)).not.toBeNull()
  })

  it('is replaced when it is saved again, and gone when it is deleted', async () => {
    const { store, lies } = open()
    const key = toSavedFormKey(makeReturnCode())
    await store.save(key, savedForm({ name: 'Ana' }))
    await store.save(key, savedForm({ name: 'Bela' }, []))
    expect((await store.open(key, all))?.form.values).toEqual({ name: 'Bela' })
    expect(lies()).toHaveLength(1)
    await store.remove(key)
    expect([await store.open(key, all), lies()]).toEqual([null, []])
  })

  it('is there for 28 days, and not opened or kept for one more', async () => {
    const { store, lies } = open()
    const key = toSavedFormKey(makeReturnCode())
    await store.save(key, savedForm({}))
    expect(await store.removePast('2026-12-25')).toBe(0)
    expect(await store.open(key, { today: '2026-12-25' })).not.toBeNull()
    // Also before the daily work.
    expect(await store.open(key, { today: '2026-12-26' })).toBeNull()
    expect(await store.removePast('2026-12-26')).toBe(1)
    expect(lies()).toEqual([])
  })

  it('is not saved past the room for all of them, nor on a disk that is nearly full', async () => {
    const small = open({ mostBytes: 3_000 })
    const logged = expectLogged('There is no room for more saved forms')
    const key = toSavedFormKey(makeReturnCode())
    expect(await small.store.save(key, savedForm({ text: 'x'.repeat(2_000) }))).toBe('2026-12-25')
    expect(await small.store.save(toSavedFormKey(makeReturnCode()), savedForm({ text: 'x'.repeat(2_000) }))).toBeNull()
    // Deleting makes room again, once it is counted anew.
    await small.store.remove(key)
    await small.store.removePast(day)
    expect(await small.store.save(key, savedForm({ text: 'x'.repeat(2_000) }))).toBe('2026-12-25')
    const full = open({ free: Number.MAX_SAFE_INTEGER })
    expect(await full.store.save(key, savedForm({}))).toBeNull()
    expect(full.lies()).toEqual([])
    logged()
  })

  it('leaves nothing behind of a process that was killed while it wrote', async () => {
    const { store, directory, lies } = open()
    const torn = join(directory, `${'a'.repeat(64)}.saved.0b5f.new`)
    writeFileSync(torn, 'half')
    await store.removePast(day)
    expect(lies()).toHaveLength(1)
    const longAgo = Date.now() / 1_000 - 7_200
    utimesSync(torn, longAgo, longAgo)
    expect(await store.removePast(day)).toBe(0)
    expect(lies()).toEqual([])
  })
})

it('is whole, as it was or as it became, though the process was killed at any moment', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-saved-'))
  const code = makeReturnCode()
  for (let round = 0; round < 4; round++) {
    const child = await startProgram('tests/support/saving-process.ts', [code], directory)
    const lines = createInterface({ input: child.stdout })
    let saved = 0
    lines.on('line', (line) => {
      saved = Number(line) || 0
      if (saved === 3 + round * 2) child.kill('SIGKILL')
    })
    await once(child, 'close')
    const store = openSavedForms(join(directory, 'saved'))
    const opened = await store.open(toSavedFormKey(code), all)
    const [bytes] = opened?.contents.values() ?? []
    // Every byte of the file is the number of the saving that the answers name.
    expect(new Set(bytes)).toEqual(new Set([Number(opened?.form.values['number'])]))
    expect(Number(opened?.form.values['number'])).toBeGreaterThanOrEqual(saved)
  }
}, 60_000)
