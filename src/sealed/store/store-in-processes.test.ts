import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { bundleProgram } from '@/tests/support/bundle-program'
import { openSealedStore, type SealedStore } from './sealed-store'

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sona-store-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

type Started = { child: ChildProcessByStdio<null, Readable, null>; said: () => string[]; ended: Promise<number | null> }

async function start(...args: string[]): Promise<Started> {
  const program = await bundleProgram('tests/support/store-program.ts')
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  return {
    child,
    said: () => text.split('\n').slice(0, -1),
    ended: new Promise((resolve) => child.once('close', resolve)),
  }
}

/** Whether all of a case is there: its key, its report, its way back, and who may open it. */
function isWhole(store: SealedStore, id: string): boolean {
  return (
    store.anyCase(id) !== null &&
    store.keyBlobs(id).length === 1 &&
    store.items(id).length === 1 &&
    store.mailbox(id) !== null &&
    store.readersOf(id).length === 2
  )
}

it('is opened and written by processes that begin at the same moment, and loses nothing', async () => {
  await bundleProgram('tests/support/store-program.ts')
  for (let round = 0; round < 3; round++) {
    const directory = newDirectory()
    const at = String(Date.now() + 600)
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const started = await Promise.all(names.map((name) => start(directory, at, name, '10')))
    expect(await Promise.all(started.map(({ ended }) => ended))).toEqual(names.map(() => 0))
    const store = openSealedStore(directory)
    const ids = started.flatMap(({ said }) => said())
    expect(ids).toHaveLength(60)
    expect(ids.filter((id) => !isWhole(store, id))).toEqual([])
    expect(store.deskLog.read()).toHaveLength(60)
    expect(store.deskLog.firstBroken()).toBeNull()
    store.close()
  }
}, 60_000)

it('has all of each case that was kept when the process that wrote is killed, whenever that is', async () => {
  const directory = newDirectory()
  const ids: string[] = []
  for (let round = 0; round < 8; round++) {
    const { child, said, ended } = await start(directory, '0', `r${round}`, '1000000')
    while (said().length === 0) await wait(5)
    await wait(round * 7)
    child.kill('SIGKILL')
    await ended
    ids.push(...said())
  }
  expect(ids.length).toBeGreaterThan(8)
  const store = openSealedStore(directory)
  onTestFinished(() => store.close())
  expect(ids.filter((id) => !isWhole(store, id))).toEqual([])
  expect(store.casesOf('ana').filter(({ id }) => !isWhole(store, id))).toEqual([])
  expect(store.deskLog.firstBroken()).toBeNull()
}, 60_000)
