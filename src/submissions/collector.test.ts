import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Collector, type Deliver, startCollector } from './collector'
import { forgetDeadLetters } from './forget-dead-letters'
import { openAcceptance } from './open-acceptance'
import { unpackSubmission } from './queued-submission'
import { openSpool } from './spool'

let directory = ''
let collector: Collector | undefined
let logged = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-collector-'))
  logged = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text)
    return true
  })
})
afterEach(async () => {
  await collector?.stop()
  rmSync(directory, { recursive: true, force: true })
})

const send = (text: string) =>
  openAcceptance({ spool: openSpool(directory), secret: 's' }).accept({
    formKey: 'report',
    versionHash: 'f00d',
    locale: 'pt',
    answers: { text },
    files: [],
    idempotencyKey: null,
  })
const collect = (deliver: Deliver) => {
  collector = startCollector({ spool: openSpool(directory), deliver, retryMs: { first: 5, longest: 20 } })
}
const left = () => readdirSync(directory).filter((name) => name.endsWith('.parcel'))

describe('the collector', () => {
  it('brings what was there before and what comes later', async () => {
    const taken: unknown[] = []
    await send('before')
    collect(async (queued) => {
      taken.push(unpackSubmission(queued)?.submission.answers['text'])
      return 'taken'
    })
    await vi.waitFor(() => expect(taken).toEqual(['before']))
    await send('later')
    await vi.waitFor(() => expect(taken).toEqual(['before', 'later']))
    await vi.waitFor(() => expect(left()).toEqual([]))
  })

  it('says what was taken before it leaves the spool', async () => {
    const told: [string, number][] = []
    await send('some')
    const [name = ''] = left()
    collector = startCollector({
      spool: openSpool(directory),
      deliver: async () => 'taken',
      onTaken: async (id, queued) => void told.push([`${id}.parcel`, unpackSubmission(queued) ? left().length : 0]),
    })
    await vi.waitFor(() => expect(left()).toEqual([]))
    expect(told).toEqual([[name, 1]])
  })

  it('keeps everything while the CMS is away, and brings it when it is back', async () => {
    let isAway = true
    const taken = new Set<unknown>()
    collect(async (queued) => {
      if (isAway) throw new Error('away')
      taken.add(unpackSubmission(queued)?.submission.answers['text'])
      return 'taken'
    })
    for (let number = 0; number < 20; number++) await send(`number ${number}`)
    await vi.waitFor(() => expect(logged).toContain('waits in the spool'))
    expect(left()).toHaveLength(20)
    expect(logged).not.toContain('number')
    isAway = false
    await vi.waitFor(() => expect(taken.size).toBe(20))
    await vi.waitFor(() => expect(left()).toEqual([]))
  })

  it('brings the rest although the CMS fails on some', async () => {
    for (let number = 0; number < 10; number++) await send(`number ${number}`)
    for (let number = 0; number < 4; number++) await send(`poison ${number}`)
    collect(async (queued) => {
      if (String(unpackSubmission(queued)?.submission.answers['text']).startsWith('poison')) throw new Error('cannot')
      return 'taken'
    })
    await vi.waitFor(() => expect(left()).toHaveLength(4), 5000)
  })

  it('sets aside what nobody can read, and goes on with the rest', async () => {
    await send('one')
    await openSpool(directory).put('0-torn', Buffer.from('torn'))
    const taken: Buffer[] = []
    collect(async (queued) => {
      if (!unpackSubmission(queued)) return 'unreadable'
      taken.push(queued)
      return 'taken'
    })
    await vi.waitFor(() => expect(taken).toHaveLength(1))
    await vi.waitFor(() => expect(left()).toEqual([]))
    expect(readdirSync(join(directory, 'set-aside'))).toEqual(['0-torn.parcel'])
    expect(logged).toContain('cannot be read')
  })

  it('forgets what was set aside after a month, and says so', async () => {
    const spool = openSpool(directory)
    for (const name of ['0-torn', '1-torn']) {
      await spool.put(name, Buffer.from('torn'))
      await spool.toDeadLetters(name)
    }
    const aside = () => readdirSync(join(directory, 'set-aside'))
    await forgetDeadLetters(spool)
    expect(aside()).toHaveLength(2)
    vi.useFakeTimers({ now: Date.now() + 29 * 86_400_000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await forgetDeadLetters(spool)
    expect(aside()).toHaveLength(2)
    vi.setSystemTime(Date.now() + 2 * 86_400_000)
    await openSpool(directory).put('2-waits', Buffer.from('waits'))
    await forgetDeadLetters(spool)
    expect(aside()).toEqual([])
    expect(left()).toEqual(['2-waits.parcel'])
    expect(logged).toMatch(/set aside.*0-torn/)
  })

  it('removes what a killed process had begun to write, and nothing that is being written', async () => {
    for (const name of ['old.parcel.1.new', 'young.parcel.1.new']) writeFileSync(join(directory, name), 'half')
    utimesSync(join(directory, 'old.parcel.1.new'), 0, 0)
    collect(async () => 'taken')
    await vi.waitFor(() => expect(readdirSync(directory)).toEqual(['set-aside', 'young.parcel.1.new']))
  })
})
