import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
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

function withDescendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return [pid, ...children.flatMap(withDescendants)]
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

/** Sends the form of a page whose address ends so, with what it carries and what is filled in. */
export async function submit(
  { text }: Shown,
  { address, action, values }: { address: string; action: string; values: Record<string, string | File> },
): Promise<Shown> {
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
  await wait(readingMs)
  const answer = await fetch(new URL(href, address), {
    method: 'POST',
    body: kind.includes('multipart') ? toFormData(entries) : toUrlEncoded(entries),
    headers: { 'Sec-Fetch-Site': 'same-origin' },
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
