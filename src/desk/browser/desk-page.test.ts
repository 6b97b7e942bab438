// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
import { sealItem, toLink } from '@/src/sealed/item'
import { deriveMailbox } from '@/src/sealed/mailbox'
import type { NewCase } from '@/src/sealed/new-case'
import { lockPrivateHalf } from '@/src/sealed/private-half'
import { readReplies } from '@/src/sealed/replies'
import { openSealedStore, type SealedStore } from '@/src/sealed/store/sealed-store'
import { openDesk } from '@/src/server/desk/answer-desk'
import { openSecrets, sealReport } from '@/tests/support/seal-report'
import { makeSealedBank, type SealedBank } from '@/tests/support/sealed-bank'

// A document of its own brings bytes of its own, which those of Node are not taken for.
vi.hoisted(() => {
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor
})

const passphrase = 'seven words that nobody guesses'
let data: string
let bank: SealedBank
let store: SealedStore
let added: NewCase
let code: string

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'sona-desk-'))
  bank = await makeSealedBank()
  mkdirSync(toSealedDirectory(data))
  writeFileSync(toDirectoryFile(data), bank.signed)
  store = openSealedStore(toSealedDirectory(data))
  const made = await sealReport(bank.directory, { text: 'Seen <b>here</b>' })
  code = made.code
  added = made.added
  store.addCase(added)
  const root = bank.root.verifyKey
  const ask = openDesk({ store, dataDirectory: data, root, now: Date.now })
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const { status, answer } = ask(String(body))
    return new Response(JSON.stringify(answer), { status })
  })
  document.documentElement.dataset['root'] = root
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
  await import('./desk-page')
}, 60_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  store.close()
  rmSync(data, { recursive: true })
})

function choose(label: string, bytes: Uint8Array): void {
  const file = new File([new Uint8Array(bytes)], 'chosen')
  Object.defineProperty(screen.getByLabelText(label), 'files', { value: [file], configurable: true })
}

const press = (name: string | RegExp) => screen.getByRole('button', { name }).click()
const type = (label: string, text: string) => {
  const control = screen.getByLabelText(label)
  const isControl = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => control instanceof kind)
  if (isControl && 'value' in control) control.value = text
}
const patience = { timeout: 30_000 }

/** Opens the case once more. A button that is pressed does nothing until it has done what it does. */
async function openAnew(): Promise<void> {
  const button = screen.getByRole('button', { name: /^Open [0-9a-f]{8}$/ })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false), patience)
  const before = screen.getByRole('region')
  button.click()
  await waitFor(() => expect(before.isConnected).toBe(false), patience)
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false), patience)
}

it('says that a key does not open with another passphrase', async () => {
  choose('File of your key', await lockPrivateHalf(bank.halves.ana, passphrase))
  type('Passphrase', 'seven other words that do not fit')
  press('Open')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('does not open'), patience)
  expect(screen.queryByText('Cases that you may open')).toBeNull()
}, 60_000)

it('opens with the right one, lists cases with their days, and shows a report as text', async () => {
  type('Passphrase', passphrase)
  press('Open')
  await screen.findByText('Cases that you may open', {}, patience)
  expect(screen.getByText(/Received on 2026-11-23 · Say that it was read by 2026-11-30/)).toBeTruthy()
  press(/^Open [0-9a-f]{8}$/)
  expect((await screen.findByText('Seen <b>here</b>', {}, patience)).querySelector('b')).toBeNull()
  expect(screen.getByRole('heading', { name: '1 · Report · 2026-11-23 · By the reporter' })).toBeTruthy()
}, 60_000)

it('seals an answer that the author of the report reads with the code', async () => {
  type('Your answer', 'Thank you')
  press('Seal and send')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('It was sealed and sent.'), patience)
  const mailbox = await deriveMailbox(code, openSecrets)
  const items = store.items(added.id).map(({ blob }) => blob)
  const replies = await readReplies(items, { caseId: added.id, mailbox, directory: bank.directory })
  expect(replies).toMatchObject([{ kind: 'reply', text: 'Thank you', author: 'Reader ana' }])
}, 60_000)

it('proposes to close a case, and lets nobody agree with themself', async () => {
  await openAnew()
  await screen.findByText('Thank you', {}, patience)
  type('What is proposed', 'close')
  type('Why', 'Nothing came of it')
  press('Propose')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Another person is needed'), patience)
  await openAnew()
  await screen.findByText('Reader ana proposes: Close the case', {}, patience)
  expect(screen.getAllByText('Nothing came of it').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull()
  expect(store.anyCase(added.id)?.closed).toBeNull()
  const mailbox = await deriveMailbox(code, openSecrets)
  const items = store.items(added.id).map(({ blob }) => blob)
  // Why stays among those who may open the case.
  expect(
    JSON.stringify(await readReplies(items, { caseId: added.id, mailbox, directory: bank.directory })),
  ).not.toContain('Nothing came of it')
}, 60_000)

it('proposes who may open a case, and refuses what would leave one person or nothing new', async () => {
  await openAnew()
  const mark = (label: string, isMarked: boolean) => {
    const box = screen.getByLabelText(label)
    if (box instanceof HTMLInputElement) box.checked = isMarked
  }
  const told = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toContain(text), patience)
  expect(screen.queryByLabelText('Reader board-one')).toBeNull()
  press('Propose these people')
  await told('open it already')
  mark('Reader rui', false)
  mark('Reader eva', false)
  press('Propose these people')
  await told('two people at least')
  mark('Reader rui', true)
  press('Propose these people')
  await told('Another person is needed')
  expect(store.readersOf(added.id).sort()).toEqual(['ana', 'eva', 'rui'])
  await openAnew()
  await screen.findByText('Reader ana proposes that these may open it: Reader ana, Reader rui', {}, patience)
  expect(screen.queryByRole('button', { name: 'I agree to these people' })).toBeNull()
}, 60_000)

it('keeps on show what was opened last, although what was asked before is answered later', async () => {
  const answered: string[] = []
  const ask = globalThis.fetch
  const asking = vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, asked) => {
    const answer = await ask(path, asked)
    answered.push(await answer.clone().text())
    return answer
  })
  await openAnew()
  const saved = answered.at(-1) ?? ''
  const late = Promise.withResolvers<Response>()
  asking.mockReturnValueOnce(late.promise)
  const open = screen.getByRole('button', { name: /^Open [0-9a-f]{8}$/ })
  const before = screen.getByRole('region')
  open.click()
  choose('File of the case', new TextEncoder().encode(saved))
  press('Open a saved case')
  await waitFor(() => expect(before.isConnected).toBe(false), patience)
  const shown = screen.getByRole('region')
  late.resolve(new Response(saved))
  await waitFor(() => expect(open.hasAttribute('disabled')).toBe(false), patience)
  expect(shown.isConnected).toBe(true)
  asking.mockRestore()
}, 60_000)

it('says in words what the server refuses', async () => {
  for (const [status, sentence] of [
    [401, 'the clock of this device'],
    [404, 'not among those that you may open'],
    [422, 'Open it again'],
  ] as const) {
    const answering = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}', { status }))
    press(/^Open [0-9a-f]{8}$/)
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(sentence), patience)
    answering.mockRestore()
  }
}, 60_000)

it('marks what somebody forged who could write where the case lies', async () => {
  const [key] = await Promise.all(
    store
      .keyBlobs(added.id)
      .map(async ({ blob }) =>
        (await import('@/src/sealed/case-keys')).openCaseKey(blob, bank.halves.ana.identity, added.id),
      ),
  )
  const before = store.items(added.id).map(({ blob }) => blob)
  const header = {
    ...{ caseId: added.id, epoch: 1, place: 4, previous: toLink(before[2] ?? new Uint8Array()) },
    ...{ from: 'reporter' as const, kind: 'message' as const, day: '2026-11-24', text: 'I take it all back' },
  }
  const blob = await sealItem(
    { header },
    { signingSecret: bank.halves.eva.signingSecret, recipients: [key?.recipient ?? ''] },
  )
  store.addItem({ caseId: added.id, place: 4, from: 'reporter', day: '2026-11-24', blob })
  press(/^Open [0-9a-f]{8}$/)
  expect(await screen.findByRole('heading', { name: /^4 · Message · 2026-11-24 · FORGED/ }, patience)).toBeTruthy()
}, 60_000)
