import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { buildWhenStale } from '@/src/server/process/build-site'
import { freePort } from './free-port'
import { productFile, testPassword } from './product'
import { findProcess, processOf } from './product-apart'
import { readMemory } from './read-memory'
import { readPageTags } from './watch-pages'

/** The first start of all: installs, loads the content, builds. */
const longestStartMs = 600_000

/** Builds, loads the content into a new data directory, keeps a copy of it, and starts the product the way a newcomer does. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(tmpdir(), 'sona-test-'))
  const data = join(root, 'data')
  const loaded = join(root, 'loaded')
  const published = join(root, 'published')
  const environment = { ...process.env, SONA_DATA: data, SONA_ADMIN_PASSWORD: testPassword }
  const run = (script: string) =>
    promisify(execFile)(process.execPath, ['scripts/run.mjs', script], { env: environment })
  const load = async () => {
    await run('scripts/content-import.ts')
    cpSync(data, loaded, { recursive: true })
    await run('tests/support/begin-rates.ts')
  }
  // Neither needs the other, and each keeps one core busy.
  await Promise.all([load(), buildWhenStale()])

  const [port, cmsPort] = [await freePort(), await freePort()]
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...environment, PORT: String(port), CMS_PORT: String(cmsPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    const ended = product.exitCode === null && new Promise((resolve) => product.once('exit', resolve))
    product.kill('SIGTERM')
    await ended
    rmSync(root, { recursive: true, force: true })
  }
  try {
    await untilReady(product)
    const memoryOf = (part: 'front' | 'back') => (process.platform === 'linux' ? readMemory(processOf(data, part)) : 0)
    const memoryMiB = { front: memoryOf('front'), back: memoryOf('back') }
    // Drawn after the start: without them, every copy would draw them again.
    await untilDrawn(data)
    // Nobody writes to the database at this moment, so that it is whole. Who owns the directory is not copied.
    cpSync(data, published, { recursive: true, filter: (path) => !path.endsWith('.lock') })
    mkdirSync('.cache', { recursive: true })
    const site = `http://localhost:${port}`
    const addresses = {
      site,
      cms: `http://localhost:${cmsPort}`,
      data,
      loaded,
      published,
      memoryMiB,
      tags: Object.fromEntries(await readPageTags(site)),
    }
    writeFileSync(productFile, JSON.stringify(addresses))
    return stop
  } catch (error) {
    // Nobody else would end it.
    await stop()
    throw error
  }
}

/** Waits until the pictures of shared links are made: there are some, no more come, and nobody is making any. @throws when none come. */
async function untilDrawn(data: string): Promise<void> {
  const directory = join(data, 'site', 'pictures')
  const isMaking = () => process.platform === 'linux' && findProcess(data, 'link-picture-process') !== undefined
  const end = performance.now() + longestStartMs
  for (let before = 0; performance.now() < end; ) {
    const names = readdirSync(directory)
    if (names.length > 0 && names.length === before && !isMaking()) return
    before = names.length
    await wait(1_000)
  }
  throw new Error(`The pictures of shared links were not made in time: there are ${readdirSync(directory).length}`)
}

function untilReady(product: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`The product did not start in time:\n${output}`)), longestStartMs)
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (!output.includes('Ctrl-C')) return
      clearTimeout(timer)
      resolve()
    }
    product.stdout?.on('data', read)
    product.stderr?.on('data', read)
    product.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output}`)))
  })
}
