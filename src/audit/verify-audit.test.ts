import { expect, it } from 'vitest'
import { type AuditEntry, sealOf, unkeyedSealOf } from './audit-entry'
import type { SealKey } from './audit-key'
import { makeCheckpoint } from './checkpoint'
import { sealedAnew } from './own-acts'
import { signWith } from './seal-signature'
import { verifyAudit } from './verify-audit'

const key = (letter: string): SealKey => ({ id: letter.repeat(8), secret: Buffer.alloc(32, letter) })
const [first, second, stranger] = [key('a'), key('b'), key('c')]
const keys = [first, second]

/** A log of so many entries, each sealed with the key that is named for it; null for the time before keys. */
function write(sealing: readonly (SealKey | null)[], change: (entry: AuditEntry) => object = () => ({})): AuditEntry[] {
  const entries: AuditEntry[] = []
  for (const [index, own] of sealing.entries()) {
    const before = entries.at(-1)
    const isNew = before !== undefined && own !== sealing[index - 1]
    const said = {
      ...{ number: index + 1, at: '2026-11-22T10:00:00.000Z', actor: 1, actorName: 'Ana', actorRole: 'editor' },
      ...{ action: isNew ? sealedAnew : 'save', subject: 'pages/1', locale: '', reason: '', before: '', after: '' },
      ...{ details: '', previous: before?.hash ?? '', hash: '' },
    }
    const told = { ...said, ...change(said) }
    entries.push({ ...told, hash: own ? sealOf(told, own) : unkeyedSealOf(told) })
  }
  return entries
}

function headOf(entries: readonly AuditEntry[], by: SealKey | null = second) {
  const { number = 0, hash = '' } = entries.at(-1) ?? {}
  return { number, hash, ...(by ? { signature: signWith(by, 'head', `${number} ${hash}`) } : {}) }
}

const faultOf = async (entries: readonly AuditEntry[], evidence: Partial<Parameters<typeof verifyAudit>[1]> = {}) =>
  (await verifyAudit(entries, { keys, head: headOf(entries), ...evidence })).fault

const whole = write([null, null, first, first, second, second])

it('takes a log that began before there were keys and changed its key, each time with an entry that says so', async () => {
  expect(await faultOf(whole)).toBeNull()
  expect(await faultOf(write([null, null, null]), { head: headOf(write([null, null, null]), null) })).toBeNull()
  expect(await faultOf([], { head: null })).toBeNull()
})

it('finds what was changed, also when whoever changed it sealed the whole log again without the key', async () => {
  expect(await faultOf(whole.map((entry) => (entry.number === 4 ? { ...entry, reason: 'other' } : entry)))).toEqual({
    number: 4,
    fault: 'seal',
  })
  const rewritten = write([null, null, null, null, null, null], ({ number }) =>
    number === 4 ? { reason: 'other' } : {},
  )
  expect(await faultOf(rewritten, { head: headOf(whole) })).toEqual({ number: 7, fault: 'cut' })
  const forged = write([null, null, first, first, stranger, stranger])
  expect(await faultOf(forged, { head: headOf(forged) })).toEqual({ number: 5, fault: 'key' })
})

it('finds seals of an older key, or of none, after a newer one, and a new key without its entry', async () => {
  expect(await faultOf(write([first, second, first]))).toEqual({ number: 3, fault: 'key' })
  expect(await faultOf(write([second, null]))).toEqual({ number: 2, fault: 'key' })
  const unsaid = write([first, second], () => ({ action: 'save' }))
  expect(await faultOf(unsaid)).toEqual({ number: 2, fault: 'key' })
})

it('finds a log that was cut: by its note, by the note being gone, unreadable or forged, and by a checkpoint', async () => {
  const cut = whole.slice(0, 4)
  expect(await faultOf(cut, { head: headOf(whole) })).toEqual({ number: 5, fault: 'cut' })
  expect(await faultOf([], { head: headOf(whole) })).toEqual({ number: 1, fault: 'cut' })
  expect(await faultOf(cut, { head: null })).toEqual({ number: 4, fault: 'headless' })
  expect(await faultOf(cut, { head: 'unreadable' })).toEqual({ number: 4, fault: 'head' })
  expect(await faultOf(cut, { head: headOf(cut, stranger) })).toEqual({ number: 4, fault: 'head' })
  expect(await faultOf(cut, { head: headOf(cut, null) })).toEqual({ number: 4, fault: 'head' })
  const { number, hash } = headOf(whole)
  const checkpoints = [makeCheckpoint({ at: '2026-11-22T11:00:00Z', number, hash }, second)]
  expect(await faultOf(whole, { checkpoints })).toBeNull()
  expect(await faultOf(cut, { checkpoints })).toEqual({ number: 6, fault: 'checkpoint' })
  // A log of the time before keys that replaces a keyed one is whole in itself: only what lies outside tells.
  const old = write([null, null])
  expect(await faultOf(old, { head: headOf(old, null), checkpoints })).toEqual({ number: 6, fault: 'checkpoint' })
})

it('finds a checkpoint that nobody with the key made', async () => {
  const { number, hash } = headOf(whole)
  const forged = makeCheckpoint({ at: '2026-11-22T11:00:00Z', number, hash }, stranger)
  expect(await faultOf(whole, { checkpoints: [forged] })).toMatchObject({ fault: 'checkpoint' })
  expect(await faultOf(whole, { checkpoints: [null] })).toMatchObject({ fault: 'checkpoint' })
})

it('asks the notes that processes share as well as that of its own machine, which may be new and have none', async () => {
  const [old, newest] = [headOf(whole.slice(0, 3), first), headOf(whole)]
  expect(await faultOf(whole, { head: null, sharedHeads: [old, newest] })).toBeNull()
  expect(await faultOf(whole, { head: old, sharedHeads: [] })).toBeNull()
  expect(await faultOf(whole, { head: null, sharedHeads: [] })).toEqual({ number: 6, fault: 'headless' })
  // This machine knows of less than was there.
  const cut = whole.slice(0, 5)
  expect(await faultOf(cut, { head: headOf(cut), sharedHeads: [headOf(cut), newest] })).toEqual({
    number: 6,
    fault: 'cut',
  })
  for (const forged of ['unreadable', headOf(whole, stranger), { ...newest, signature: '' }] as const)
    expect(await faultOf(whole, { sharedHeads: [newest, forged] })).toEqual({ number: 6, fault: 'head' })
})
