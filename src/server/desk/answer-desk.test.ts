import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { base64 } from '@scure/base'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
import { findAgreedReaders } from '@/src/sealed/agreed-readers'
import { type DecisionStatement, signDecision } from '@/src/sealed/case-decision'
import { makeCaseKey, openCaseKey, sealCaseKey } from '@/src/sealed/case-keys'
import { agreeToReaders, type ComposedChange, composeReadersChange } from '@/src/sealed/compose-readers-change'
import { type DeskAct, sealedCase, signRequest } from '@/src/sealed/desk-request'
import { exportCase } from '@/src/sealed/export-case'
import { toLink } from '@/src/sealed/item'
import { openSealedCase } from '@/src/sealed/open-sealed-case'
import { makePrivateHalf, type PrivateHalf } from '@/src/sealed/private-half'
import { readReadersStatement } from '@/src/sealed/readers-change'
import { recover } from '@/src/sealed/recovery'
import { composeReply } from '@/src/sealed/replies'
import { openSealedStore, type SealedStore } from '@/src/sealed/store/sealed-store'
import { readAgeFile } from '@/tests/support/read-age-file'
import { sealReport } from '@/tests/support/seal-report'
import { makeSealedBank, type SealedBank } from '@/tests/support/sealed-bank'
import { type DeskAnswer, openDesk } from './answer-desk'

let data: string
let bank: SealedBank
let store: SealedStore
let ask: ReturnType<typeof openDesk>
const neverARecovery = { recipient: '', shareHashes: [] }
const clock = Date.parse('2026-11-23T12:00:00Z')

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'sona-desk-'))
  bank = await makeSealedBank()
  mkdirSync(toSealedDirectory(data))
  writeFileSync(toDirectoryFile(data), bank.signed)
  store = openSealedStore(toSealedDirectory(data), () => clock)
  ask = openDesk({ store, dataDirectory: data, root: bank.root.verifyKey, now: () => clock })
})
afterAll(() => {
  store.close()
  rmSync(data, { recursive: true })
})

/** A case whose author excluded Eva. */
async function addCase(text: string): Promise<string> {
  const excluded = { isAboutSupervised: false, areas: ['audit'], readers: [] }
  const file = { name: 'a.pdf', type: 'application/pdf', content: new Uint8Array(9_000).fill(7), isOriginal: true }
  const { added } = await sealReport(bank.directory, { text, excluded, files: [file] })
  store.addCase(added)
  return added.id
}

const say = (asked: DeskAct, half: PrivateHalf) => ask(signRequest(asked, half, clock))
async function open(caseId: string, half: PrivateHalf) {
  const sealed = sealedCase.parse(say({ act: 'open', caseId }, half).answer)
  return { sealed, opened: await openSealedCase(sealed, half.identity, bank.directory) }
}

it('hands a case to those who may open it, and notes who did', async () => {
  const id = await addCase('For Ana and Rui')
  const { opened } = await open(id, bank.halves.ana)
  expect(opened.items.map(({ item }) => item?.header.text)).toEqual(['For Ana and Rui', ''])
  expect(store.deskLog.read().at(-1)).toEqual({ caseId: id, reader: 'ana', act: 'open', day: '2026-11-23' })
  expect(store.deskLog.firstBroken()).toBeNull()
})

it('answers somebody excluded as if there were no such case, whatever they ask', async () => {
  const id = await addCase('Not for Eva')
  const acts = fc.oneof(
    fc.constant<DeskAct>({ act: 'list' }),
    fc.constantFrom(id, 'nothing', '%', `${id}%`).map((caseId): DeskAct => ({ act: 'open', caseId })),
    fc.nat(9).map((place): DeskAct => ({ act: 'write', caseId: id, place, kind: 'reply', blob: 'AAAA' })),
    fc.constant<DeskAct>({ act: 'decide', caseId: id, statement: 'AAAA' }),
    fc.nat(9).map((epoch): DeskAct => ({ act: 'propose', caseId: id, epoch, statement: 'AAAA', blob: 'AAAA' })),
  )
  const before = store.items(id).length
  const readers = fc.constantFrom(bank.halves.eva, bank.halves['board-one'])
  fc.assert(
    fc.property(acts, readers, (asked, half) => {
      expect(JSON.stringify(say(asked, half))).not.toContain(id)
    }),
    { numRuns: 1_000 },
  )
  expect(store.items(id)).toHaveLength(before)
  expect(store.deskLog.read().filter(({ reader }) => reader === 'eva')).toEqual([])
  // The control: who may open it finds it.
  expect(JSON.stringify(say({ act: 'list' }, bank.halves.rui))).toContain(id)
})

it('takes a request from nobody else, not twice, and not later', async () => {
  const stranger = await makePrivateHalf('ana')
  expect(say({ act: 'list' }, stranger).status).toBe(401)
  const text = signRequest({ act: 'list' }, bank.halves.ana, clock)
  expect(ask(text).status).toBe(200)
  expect(ask(text).status).toBe(401)
  const old = signRequest({ act: 'list' }, bank.halves.ana, clock - 61_000)
  expect(ask(old).status).toBe(401)
  for (const nonsense of ['', 'x', 'AAAA', base64.encode(new Uint8Array(200))]) expect(ask(nonsense).status).toBe(401)
  expect(say({ act: 'list' }, { ...bank.halves.ana, id: 'rui' }).status).toBe(401)
})

it('finds where its log was changed, or an entry is missing', async () => {
  const id = await addCase('Logged')
  for (const half of [bank.halves.ana, bank.halves.rui, bank.halves.ana]) say({ act: 'open', caseId: id }, half)
  expect(store.deskLog.firstBroken()).toBeNull()
  const database = new DatabaseSync(join(toSealedDirectory(data), 'sealed.sqlite'))
  const row = database.prepare("SELECT number FROM desk_log WHERE entry LIKE '%rui%' ORDER BY number DESC").get()
  const number = Number(row?.['number'])
  database.prepare("UPDATE desk_log SET entry = replace(entry, 'rui', 'eva') WHERE number = ?").run(number)
  expect(store.deskLog.firstBroken()).toBe(number)
  database.prepare("UPDATE desk_log SET entry = replace(entry, 'eva', 'rui') WHERE number = ?").run(number)
  expect(store.deskLog.firstBroken()).toBeNull()
  database.close()
})

it('starts the clocks of an answer with the acknowledgement, and refuses a place that is taken', async () => {
  const id = await addCase('Acknowledge me')
  const { opened } = await open(id, bank.halves.ana)
  const mailboxRecipient = opened.items[0]?.item?.header.mailbox?.recipient ?? ''
  const [key] = opened.keys
  if (!key) throw new Error('It is open')
  const reply = { kind: 'acknowledgement' as const, text: 'Read', day: '2026-11-23', key, mailboxRecipient }
  const blob = base64.encode(await composeReply({ ...reply, before: opened.before }, bank.halves.ana))
  const asked = { act: 'write' as const, caseId: id, place: 3, kind: 'acknowledgement' as const, blob }
  expect(say(asked, bank.halves.ana).answer).toEqual({ isWritten: true })
  expect(say(asked, bank.halves.ana).answer).toEqual({ isWritten: false })
  expect(store.anyCase(id)).toMatchObject({ acknowledged: '2026-11-23', answerBy: '2027-02-23' })
  expect((await open(id, bank.halves.rui)).opened.items.at(-1)?.authorship).toEqual({
    kind: 'reader',
    name: 'Reader ana',
  })
})

/** Says who may open a case: as the first, or the same as somebody else said. */
async function propose(caseId: string, half: PrivateHalf, readers: readonly string[]): Promise<DeskAnswer> {
  const { sealed, opened } = await open(caseId, half)
  const change = { caseId, route: 'compliance', keys: opened.keys, directory: bank.directory, day: '2026-11-23' }
  const next = (opened.keys.at(-1)?.epoch ?? 0) + 1
  for (const { epoch, statement, blob } of sealed.changes.filter(({ signer }) => signer !== half.id)) {
    const theirs = { signed: base64.decode(statement), blob: base64.decode(blob) }
    const said = readReadersStatement(theirs, bank.directory, sealed.readers)
    if (epoch !== next || said?.readers.join() !== readers.join()) continue
    return send(caseId, await agreeToReaders({ said, blob: theirs.blob }, change, half), half)
  }
  return send(caseId, await composeReadersChange({ ...change, readers }, half), half)
}

function send(caseId: string, { epoch, signed, blob }: ComposedChange, half: PrivateHalf): DeskAnswer {
  const asked = { act: 'propose' as const, caseId, epoch, statement: base64.encode(signed), blob: base64.encode(blob) }
  return say(asked, half)
}

const readersOf = (id: string) => store.readersOf(id).sort()

it('lets two who stay, and not one, admit somebody and take somebody out: of the next epoch the leaver opens nothing', async () => {
  const id = await addCase('Rui leaves')
  const { ana, rui, eva } = bank.halves
  const [all, left] = [
    ['ana', 'rui', 'eva'],
    ['ana', 'eva'],
  ]
  expect((await propose(id, ana, all)).answer).toEqual({ isAgreed: false })
  expect((await propose(id, ana, all)).answer).toEqual({ isAgreed: false })
  expect(readersOf(id)).toEqual(['ana', 'rui'])
  // Whoever leaves would hold the next key if they could agree.
  const leaving = await composeReadersChange(
    {
      caseId: id,
      route: 'compliance',
      readers: left,
      keys: (await open(id, rui)).opened.keys,
      directory: bank.directory,
      day: '2026-11-23',
    },
    rui,
  )
  expect(send(id, leaving, rui).status).toBe(422)
  expect((await propose(id, rui, all)).answer).toEqual({ isAgreed: true })
  expect(readersOf(id)).toEqual(['ana', 'eva', 'rui'])

  // Who was admitted reads from the beginning.
  const admitted = await open(id, eva)
  expect(admitted.opened.keys.map(({ epoch }) => epoch)).toEqual([1, 2])
  expect(admitted.opened.items[0]?.item?.header.text).toBe('Rui leaves')

  expect((await propose(id, ana, left)).answer).toEqual({ isAgreed: false })
  expect((await propose(id, eva, left)).answer).toEqual({ isAgreed: true })
  expect(readersOf(id)).toEqual(['ana', 'eva'])
  expect(say({ act: 'open', caseId: id }, rui).status).toBe(404)
  for (const { blob } of store.keyBlobs(id).filter((key) => key.epoch === 3))
    await expect(openCaseKey(blob, rui.identity, id)).rejects.toThrow()
  expect((await open(id, ana)).opened.keys.map(({ epoch }) => epoch)).toEqual([1, 2, 3])
  const recovered = await recover(bank.shares.compliance.slice(1), bank.directory.routes[0]?.recovery ?? neverARecovery)
  if (recovered.kind !== 'recovered') throw new Error('Two shares are enough')
  const { sealed } = await open(id, ana)
  expect((await openSealedCase(sealed, recovered.pair.identity, bank.directory)).keys).toHaveLength(3)
})

it('keeps what was agreed when one of them, or a third, says something else of the same epoch', async () => {
  const id = await addCase('Agreed is agreed')
  const { ana, rui, eva } = bank.halves
  const all = ['ana', 'rui', 'eva']
  for (const half of [ana, rui]) await propose(id, half, all)
  // Eva would keep Rui, Ana and Rui agree on themselves: what Eva said of that epoch stays hers alone.
  await propose(id, eva, ['rui', 'eva'])
  for (const half of [ana, rui]) await propose(id, half, ['ana', 'rui'])
  expect(store.changes(id).flatMap(({ epoch, signer, isAgreed }) => (epoch === 3 && isAgreed ? [signer] : []))).toEqual(
    ['ana', 'rui'],
  )
  const keys = (await open(id, ana)).opened.keys
  const again = {
    caseId: id,
    route: 'compliance',
    readers: ['ana', 'rui'],
    directory: bank.directory,
    day: '2026-11-23',
  }
  expect(send(id, await composeReadersChange({ ...again, keys: keys.slice(0, 2) }, ana), ana).status).toBe(422)
  expect(findAgreedReaders(store.changes(id), bank.directory).get(3)?.[0].readers).toEqual(['ana', 'rui'])
  expect(readersOf(id)).toEqual(['ana', 'rui'])
})

it('makes so what two had said when the process was killed, before anything else is said', async () => {
  const id = await addCase('Killed between')
  const { ana, rui, eva } = bank.halves
  const all = ['ana', 'rui', 'eva']
  const { keys } = (await open(id, ana)).opened
  const change = { caseId: id, route: 'compliance', keys, directory: bank.directory, day: '2026-11-23' }
  const first = await composeReadersChange({ ...change, readers: all }, ana)
  const said = readReadersStatement(first, bank.directory, ['ana', 'rui'])
  if (!said) throw new Error('Ana may say it')
  const second = await agreeToReaders({ said, blob: first.blob }, change, rui)
  for (const [signer, { epoch, signed, blob }] of [
    ['ana', first],
    ['rui', second],
  ] as const)
    store.propose({ caseId: id, epoch, signer, statement: signed, blob })
  expect(readersOf(id)).toEqual(['ana', 'rui'])
  // What was composed before that is of an epoch that has begun.
  expect((await propose(id, ana, ['ana', 'rui'])).status).toBe(422)
  expect(readersOf(id)).toEqual(['ana', 'eva', 'rui'])
  expect((await open(id, eva)).opened.items[0]?.item?.header.text).toBe('Killed between')
  expect((await propose(id, ana, ['ana', 'rui'])).answer).toEqual({ isAgreed: false })
})

it('admits nobody of another route, by two people either', async () => {
  const id = await addCase('Not for the board')
  for (const half of [bank.halves.ana, bank.halves.rui])
    expect((await propose(id, half, ['ana', 'rui', 'board-one'])).status).toBe(422)
  expect(readersOf(id)).toEqual(['ana', 'rui'])
})

it('writes with no key that somebody put where the case lies', async () => {
  const id = await addCase('Answer me')
  const planted = await makeCaseKey(id, 9)
  const blob = await sealCaseKey(planted, [bank.halves.ana.recipient])
  const first = await sealCaseKey({ ...planted, epoch: 1 }, [bank.halves.ana.recipient])
  const { sealed } = await open(id, bank.halves.ana)
  sealed.keys.push({ epoch: 9, sealedBy: 'rui', blob: base64.encode(blob) })
  sealed.keys.push({ epoch: 1, sealedBy: 'intake', blob: base64.encode(first) })
  const { keys } = await openSealedCase(sealed, bank.halves.ana.identity, bank.directory)
  expect(keys.map(({ recipient }) => recipient)).not.toContain(planted.recipient)
  expect(keys).toHaveLength(1)
})

/** Writes why, as one of those who may. @returns by what a statement names it. */
async function writeReason(caseId: string, text: string, half: PrivateHalf): Promise<string> {
  const { opened } = await open(caseId, half)
  const [key] = opened.keys
  if (!key) throw new Error('It is open')
  const mailboxRecipient = opened.items[0]?.item?.header.mailbox?.recipient ?? ''
  const day = '2026-11-23'
  const blob = await composeReply({ kind: 'decision', text, day, key, mailboxRecipient, before: opened.before }, half)
  const asked = { act: 'write' as const, caseId, place: opened.before.length + 1, kind: 'decision' as const }
  expect(say({ ...asked, blob: base64.encode(blob) }, half).answer).toEqual({ isWritten: true })
  return toLink(blob)
}

type Said = Omit<DecisionStatement, 'signer' | 'day'>
function decide(content: Said, half: PrivateHalf, signer = half.id) {
  const signed = signDecision({ ...content, signer, day: '2026-11-23' }, half.signingSecret)
  return say({ act: 'decide', caseId: content.caseId, statement: base64.encode(signed) }, half)
}

it('lets two people, and not one, put off an answer, for a reason that lies sealed in the case', async () => {
  const id = await addCase('To be put off')
  const later = { caseId: id, kind: 'extend' as const, until: '2027-04-30' }
  const early = await writeReason(id, 'Too soon', bank.halves.ana)
  // Nobody has said yet that the report was read.
  expect(decide({ ...later, reason: early }, bank.halves.ana).status).toBe(422)
  store.acknowledge(id, { day: '2026-11-23', answerBy: '2027-02-23' })
  const reason = await writeReason(id, 'The witness is away', bank.halves.ana)
  expect(decide({ ...later, reason: 'f'.repeat(64) }, bank.halves.ana).status).toBe(422)
  expect(decide({ ...later, until: '2027-06-01', reason }, bank.halves.ana).status).toBe(422)
  expect(decide({ ...later, reason }, bank.halves.ana).answer).toEqual({ isAgreed: false })
  expect(decide({ ...later, reason }, bank.halves.ana).answer).toEqual({ isAgreed: false })
  // Somebody who may not open the case, somebody in another's name, and another day do not make two.
  expect(decide({ ...later, reason }, bank.halves.eva).status).toBe(404)
  expect(decide({ ...later, reason }, bank.halves.ana, 'rui').status).toBe(422)
  expect(decide({ ...later, until: '2027-04-29', reason }, bank.halves.rui).answer).toEqual({ isAgreed: false })
  expect(store.anyCase(id)?.answerBy).toBe('2027-02-23')
  expect(decide({ ...later, reason }, bank.halves.rui).answer).toEqual({ isAgreed: true })
  expect(store.anyCase(id)?.answerBy).toBe('2027-04-30')
  const { opened } = await open(id, bank.halves.rui)
  expect(opened.items.at(-1)?.item?.header).toMatchObject({ kind: 'decision', text: 'The witness is away' })
  expect(store.deskLog.read().filter(({ caseId, act }) => caseId === id && act === 'decide').length).toBeGreaterThan(3)
})

it('lets two people close a case and choose the day of its deletion, which is at least a month away', async () => {
  const id = await addCase('To be closed')
  const reason = await writeReason(id, 'Nothing came of it', bank.halves.rui)
  const closing = { caseId: id, kind: 'close' as const, until: '', reason }
  expect(decide(closing, bank.halves.rui).answer).toEqual({ isAgreed: false })
  expect(store.anyCase(id)?.closed).toBeNull()
  expect(decide(closing, bank.halves.ana).answer).toEqual({ isAgreed: true })
  expect(store.anyCase(id)?.closed).toBe('2026-11-23')
  const keeping = { caseId: id, kind: 'keep' as const, reason }
  for (const until of ['2026-11-23', '2026-12-22', '2026-02-30', '2099-01-01', ''])
    expect(decide({ ...keeping, until }, bank.halves.ana).status).toBe(422)
  expect(decide({ ...keeping, until: '2026-12-23' }, bank.halves.ana).answer).toEqual({ isAgreed: false })
  expect(decide({ ...keeping, until: '2026-12-23' }, bank.halves.rui).answer).toEqual({ isAgreed: true })
  expect(store.deleteDue('2026-12-22')).not.toContain(id)
  expect(store.deleteDue('2026-12-23')).toContain(id)
  expect(say({ act: 'open', caseId: id }, bank.halves.ana).status).toBe(404)
})

it('exports what the age command opens, and a reader of the published format', async () => {
  const id = await addCase('To be exported')
  const { opened } = await open(id, bank.halves.ana)
  const files = await exportCase(opened.items, bank.halves.ana.recipient)
  expect(files.map(({ name }) => name)).toEqual(['case.txt.age', '2 a.pdf.age'])
  const [text, file] = files.map(({ bytes }) => readAgeFile(bytes, bank.halves.ana.identity))
  expect(text?.toString()).toContain('To be exported')
  expect(file).toEqual(Buffer.alloc(9_000, 7))
  const path = join(data, 'exported.age')
  writeFileSync(path, files[0]?.bytes ?? '')
  writeFileSync(join(data, 'key'), bank.halves.ana.identity)
  if (hasAge()) expect(execFileSync('age', ['-d', '-i', join(data, 'key'), path]).toString()).toBe(text?.toString())
})

function hasAge(): boolean {
  try {
    execFileSync('age', ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
