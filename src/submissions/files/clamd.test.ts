import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Clamd, startClamd } from '@/tests/support/clamd'
import { makePdf } from '@/tests/support/make-files'
import { scanWithClamd } from './clamd'
import { inspectFile } from './inspect-file'

/** What every scanner takes for a virus, written in two parts so that no scanner stumbles over this file. */
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`

let running: Clamd | undefined
afterEach(() => running?.close())

async function start(...asked: Parameters<typeof startClamd>): Promise<string> {
  running = await startClamd(...asked)
  return running.address
}

describe('the virus scanner', () => {
  it('gets the whole content and is believed', async () => {
    let seen = 0
    const clamd = await start((content) => {
      seen = content.length
      return content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
    })
    expect(await scanWithClamd(clamd, Buffer.alloc(200_000, 'a'))).toBe('clean')
    expect(seen).toBe(200_000)
    expect(await scanWithClamd(clamd, Buffer.from(eicar))).toBe('virus')
    const content = await makePdf(({ document }) => document.setSubject(eicar), { packed: false })
    expect(await inspectFile({ name: 'cv.pdf', content, kinds: ['pdf'], keepsOriginal: true, clamd })).toMatchObject({
      name: 'cv.pdf',
      objection: null,
    })
  })

  it.each([
    ['a virus', 'stream: Eicar-Signature FOUND\0', 'virus'],
    ['a limit of its own', 'INSTREAM size limit exceeded. ERROR\0', 'notChecked'],
    ['nothing', '', 'notChecked'],
    ['something else', 'HTTP/1.1 200 OK', 'notChecked'],
    ['less than a verdict', 'stream: O', 'notChecked'],
  ])('that answers with %s lets nothing in', async (_what, answer, objection) => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const clamd = await start(() => answer)
    const file = { name: 'cv.pdf', content: await makePdf(), kinds: ['pdf'], keepsOriginal: true, clamd } as const
    expect(await inspectFile(file)).toEqual({ objection })
    expect(logged).toHaveBeenCalledTimes(objection === 'virus' ? 0 : 1)
  })

  it('is asked by its socket as well', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sona-clamd-'))
    const judge = (content: Buffer) => (content.includes(eicar) ? 'stream: Eicar FOUND\0' : 'stream: OK\0')
    const clamd = await start(judge, join(directory, 'clamd.ctl'))
    expect(clamd).toContain(directory)
    expect(await scanWithClamd(clamd, Buffer.from(eicar))).toBe('virus')
    expect(await scanWithClamd(clamd, Buffer.from('a letter'))).toBe('clean')
    running?.close()
    rmSync(directory, { recursive: true })
  })

  it('that hangs up in the middle, or says nothing, gives no verdict', async () => {
    const content = Buffer.alloc(3_000_000, 'a')
    await expect(scanWithClamd(await start(() => null), content)).rejects.toThrow()
    running?.close()
    const silent = await start(() => undefined)
    await expect(scanWithClamd(silent, content, 150)).rejects.toThrow('did not answer in time')
  })

  it('that is not there lets nothing in', async () => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = await makePdf()
    const file = { name: 'cv.pdf', content, kinds: ['pdf'], keepsOriginal: true } as const
    expect(await inspectFile({ ...file, clamd: '127.0.0.1:1' })).toEqual({ objection: 'notChecked' })
    expect(await inspectFile({ ...file, clamd: '/no/such/socket' })).toEqual({ objection: 'notChecked' })
    expect(logged).toHaveBeenCalledTimes(2)
  })
})
