import { expect, it } from 'vitest'
import { makeSealedBank } from '@/tests/support/sealed-bank'
import { makeSealingPair } from './age-seal'
import { makeCaseKey, openCaseKey, sealCaseKey } from './case-keys'
import { chooseReaders } from './choose-readers'
import { openItem, sealItem, toLink } from './item'
import { deriveMailbox, openPointer, sealPointer, stretchInJavaScript } from './mailbox'
import { composeCase, composeItems, type Report } from './new-case'
import { readCase } from './read-case'
import { composeReply, readReplies } from './replies'
import { makeSigningPair } from './signing'

const bank = await makeSealedBank()
const secrets = { salt: new Uint8Array(32).fill(1), pepper: new Uint8Array(32).fill(2) }
const day = '2026-11-23'
const report: Report = {
  text: 'CANARY of what is reported',
  locale: 'pt',
  excluded: { isAboutSupervised: false, areas: [], readers: [] },
  files: [{ name: 'proof.pdf', type: 'application/pdf', content: new Uint8Array(70_000).fill(66), isOriginal: true }],
}
const readership = chooseReaders(bank.directory, report.excluded)
if (!readership) throw new Error('Somebody reads it')
const { code, added } = await composeCase(report, readership, { secrets, stretch: stretchInJavaScript, day })
const mailbox = await deriveMailbox(code, secrets)
const { ana, rui, 'board-one': board } = bank.halves
const key = await openCaseKey(added.keyBlob, ana.identity, added.id)

const reply = (before: readonly Uint8Array[], author = rui) =>
  composeReply(
    { kind: 'reply', text: 'We look into it', day, key, mailboxRecipient: mailbox.sealing.recipient, before },
    author,
  )

it('is opened by each of its readers, and says that the reporter wrote it', async () => {
  for (const { identity } of [ana, rui]) {
    const opened = await readCase(
      added.items,
      [await openCaseKey(added.keyBlob, identity, added.id)],
      bank.directory.readers,
    )
    expect(opened.map(({ item, authorship, isInOrder }) => [item?.header.kind, authorship.kind, isInOrder])).toEqual([
      ['report', 'reporter', true],
      ['file', 'reporter', true],
    ])
    expect(opened[0]?.item?.header.text).toBe(report.text)
    expect(opened[1]?.item?.content).toEqual(report.files[0]?.content)
  }
})

it('is opened by nobody else whom the root signed', async () => {
  await expect(openCaseKey(added.keyBlob, board.identity, added.id)).rejects.toThrow()
})

it('shows nothing of itself in what is stored', () => {
  const stored = Buffer.concat([added.keyBlob, ...added.items, added.mailbox.pointer])
  for (const word of ['CANARY', 'proof.pdf', code, mailbox.signing.verifyKey, mailbox.sealing.recipient])
    expect(stored.includes(word), word).toBe(false)
  expect(added.items.map(({ length }) => Math.round(length / 1024))).toEqual([4, 512])
})

it('is not opened by the code: neither the report nor its file nor what was written since', async () => {
  const target = await openPointer(added.mailbox.pointer, mailbox)
  const later = await composeItems([{ kind: 'message', text: 'more' }], {
    ...target,
    mailbox,
    day,
    before: added.items,
  })
  for (const blob of [added.keyBlob, ...added.items, ...later])
    await expect(openItem(blob, mailbox.sealing.identity)).rejects.toThrow()
  expect(JSON.stringify(target)).not.toContain('AGE-SECRET')
})

it('gives the code nothing but answers, each with who wrote it', async () => {
  const items = [...added.items, await reply(added.items)]
  expect(await readReplies(items, { caseId: added.id, mailbox, directory: bank.directory })).toEqual([
    { kind: 'reply', text: 'We look into it', day, author: 'Reader rui' },
  ])
})

it('marks an answer that nobody signed whom the root knows, for the reporter and at the desk', async () => {
  const forger = { ...rui, signingSecret: makeSigningPair().secret }
  const items = [...added.items, await reply(added.items, forger)]
  expect(await readReplies(items, { caseId: added.id, mailbox, directory: bank.directory })).toMatchObject([
    { author: null },
  ])
  const opened = await readCase(items, [key], bank.directory.readers)
  expect(opened.at(-1)?.authorship).toEqual({ kind: 'forged' })
})

it('marks a message of somebody who has not the code of the report', async () => {
  const other = await deriveMailbox('2222222222222222A', secrets)
  const target = await openPointer(added.mailbox.pointer, mailbox)
  const forged = await composeItems([{ kind: 'message', text: 'I take it back' }], {
    ...target,
    mailbox: other,
    day,
    before: added.items,
  })
  const right = await composeItems([{ kind: 'message', text: 'More' }], {
    ...target,
    mailbox,
    day,
    before: added.items,
  })
  expect((await readCase([...added.items, ...forged], [key], bank.directory.readers)).at(-1)?.authorship.kind).toBe(
    'forged',
  )
  expect((await readCase([...added.items, ...right], [key], bank.directory.readers)).at(-1)?.authorship.kind).toBe(
    'reporter',
  )
})

it('shows what was taken away, turned around, changed, or brought from another case', async () => {
  const items = [...added.items, await reply(added.items)]
  const readers = bank.directory.readers
  const inOrder = async (stored: readonly Uint8Array[]) =>
    (await readCase(stored, [key], readers)).map((one) => one.isInOrder)
  expect(await inOrder(items)).toEqual([true, true, true])
  expect(await inOrder(items.toSpliced(1, 1))).toEqual([true, false])
  expect(await inOrder(items.toReversed())).not.toContain(true)
  const broken = items.map((blob, index) =>
    index === 1 ? blob.map((byte, at) => (at === 4_000 ? byte ^ 1 : byte)) : blob,
  )
  expect(await inOrder(broken)).toEqual([true, false, false])
  const elsewhere = await sealItem(
    {
      header: {
        caseId: 'another',
        epoch: 1,
        place: 3,
        previous: toLink(added.items.at(-1) ?? new Uint8Array()),
        from: 'desk',
        kind: 'reply',
        day,
        author: 'rui',
      },
    },
    { signingSecret: rui.signingSecret, recipients: [key.recipient] },
  )
  expect(await inOrder([...added.items, elsewhere])).toEqual([true, true, false])
})

it('gives a leaver who kept the key of an epoch nothing of the next', async () => {
  const next = await makeCaseKey(added.id, 2)
  const blob = await sealCaseKey(next, [rui.recipient])
  await expect(openCaseKey(blob, ana.identity, added.id)).rejects.toThrow()
  const target = { caseId: added.id, epoch: 2, recipient: next.recipient }
  const [later] = await composeItems([{ kind: 'message', text: 'after' }], {
    ...target,
    mailbox,
    day,
    before: added.items,
  })
  if (!later) throw new Error('Something was written')
  await expect(openItem(later, key.identity)).rejects.toThrow()
  const keys = [key, await openCaseKey(blob, rui.identity, added.id)]
  const all = await readCase([...added.items, later], keys, bank.directory.readers)
  expect(all.map(({ item }) => item?.header.text)).toEqual([report.text, '', 'after'])
})

it('does not let the key of one case stand for another', async () => {
  const foreign = await sealCaseKey(await makeCaseKey('another', 1), [ana.recipient])
  await expect(openCaseKey(foreign, ana.identity, added.id)).rejects.toThrow('another case')
})

it('follows no pointer that somebody else wrote to the mailbox', async () => {
  const { recipient } = await makeSealingPair()
  const forged = await sealPointer(
    { caseId: added.id, epoch: 9, recipient },
    { ...mailbox, signing: makeSigningPair() },
  )
  await expect(openPointer(forged, mailbox)).rejects.toThrow('somebody else')
})

it('is found by nobody who has the pepper and not the code', async () => {
  const elsewhere = await deriveMailbox(code, { ...secrets, pepper: new Uint8Array(32).fill(3) })
  const unsalted = await deriveMailbox(code, { ...secrets, salt: new Uint8Array(32).fill(3) })
  expect(new Set([mailbox.lookup, elsewhere.lookup, unsalted.lookup]).size).toBe(3)
  expect(unsalted.sealing).not.toEqual(mailbox.sealing)
})
