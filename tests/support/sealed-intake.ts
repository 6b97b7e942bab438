import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOrMakeInstallation, toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
import { isTicket, makeTicket } from '@/src/intake/ticket'
import { withDescendants } from './running-processes'
import { makeSealedBank, type SealedBank } from './sealed-bank'

/** A listener for reports as the product has it, in processes of its own, on a data directory that is thrown away. */
export type TestIntake = {
  bank: SealedBank
  data: string
  address: string
  /** Every process that there is at this moment. */
  pids: () => number[]
  stop: () => Promise<void>
}

/**
 * Opens one.
 *
 * @param settings of its processes, besides what they need.
 * @param program the file of the program that takes reports; without one it runs from its source.
 */
export async function openTestIntake(settings: Record<string, string> = {}, ...program: string[]): Promise<TestIntake> {
  const bank = await makeSealedBank()
  const data = mkdtempSync(join(tmpdir(), 'sona-intake-'))
  mkdirSync(toSealedDirectory(data), { recursive: true })
  writeFileSync(toDirectoryFile(data), bank.signed)
  // What it writes to its log and as temporary files lies where everything else of it lies.
  const places = { SONA_DATA: data, TMPDIR: join(data, 'temporary') }
  mkdirSync(places.TMPDIR)
  const listener = spawn(process.execPath, ['--import', 'tsx', 'tests/support/intake-program.ts', ...program], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SONA_DATA: data,
      SEALED_PORT: '0',
      SEALED_ROOT: bank.root.verifyKey,
      ...settings,
    },
    stdio: ['ignore', 'pipe', openSync(join(data, 'log'), 'a')],
  })
  const port = await new Promise<string>((resolve, reject) => {
    let said = ''
    listener.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /port (\d+)\n/.exec(said)?.[1]
      if (found) resolve(found)
    })
    listener.once('exit', (code) => reject(new Error(`The listener for reports ended with ${code}`)))
  })
  return {
    ...{ bank, data, address: `http://localhost:${port}` },
    pids: () => withDescendants(listener.pid ?? 0),
    stop: async () => {
      const ended = new Promise((resolve) => listener.once('exit', resolve))
      listener.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A page as a browser without script has it. */
export type Shown = { status: number; text: string; headers: Headers }

/** Opens a page. */
export async function visit(address: string): Promise<Shown> {
  const answer = await fetch(address)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** So long a person looks at a page at least. */
const readingMs = 1_600

let sent = 0

/**
 * The address of a form as if somebody had looked at its page for a while. Whoever has the data directory can date a ticket back; the one
 * that the page carries has to be good by then as well.
 */
function afterReading(href: string, data: string): string {
  const { tickets } = readOrMakeInstallation(data)
  const [path = '', ticket = ''] = href.split('?t=')
  if (!isTicket(tickets, ticket, Date.now() + readingMs)) throw new Error(`The page carries no ticket of ours: ${href}`)
  return `${path}?t=${makeTicket(tickets, Date.now() - readingMs)}`
}

/** A ticket that somebody has held for a while. */
export async function heldTicket({ address, data }: Pick<TestIntake, 'address' | 'data'>): Promise<string> {
  const [, href = ''] = / action="([^"]+)"/.exec((await visit(`${address}/_sealed/report`)).text) ?? []
  return afterReading(href, data).split('?t=')[1] ?? ''
}

type Sending = {
  site: Pick<TestIntake, 'address' | 'data'>
  action: string
  values: Record<string, string | File>
}

/** Sends the form of a page whose address ends so, with what it carries and what is filled in. */
export async function submit({ text }: Shown, { site, action, values }: Sending): Promise<Shown> {
  const form = new RegExp(
    `<form method="post"([^>]*) action="([^"]*/_sealed/${action}\\?t=[^"]*)">([\\s\\S]*?)</form>`,
  ).exec(text)
  const [, kind = '', href = '', inside = ''] = form ?? []
  if (!form) throw new Error(`The page has no form that goes to ${action}:\n${text.slice(-2_000)}`)
  const carried = [...inside.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  const entries = [
    ...carried.map(([, name = '', value = '']): [string, string] => [name, value]),
    ...Object.entries(values),
  ]
  const answer = await fetch(new URL(afterReading(href, site.data), site.address), {
    method: 'POST',
    body: kind.includes('multipart') ? toFormData(entries) : toUrlEncoded(entries),
    // Each from a network of its own, where the listener has a proxy before it: so many of one at once would be a flood.
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `100.64.${sent++ % 256}.1` },
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

function toFormData(entries: readonly [string, string | File][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

function toUrlEncoded(entries: readonly [string, string | File][]): URLSearchParams {
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
}

/** The receipt code that a page shows. */
export function readCode({ text }: Shown): string {
  const code = /id="receipt-code">([^<]+)</.exec(text)?.[1]
  if (!code) throw new Error(`The page shows no code:\n${text.slice(-2_000)}`)
  return code
}
