import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleIslands } from '@/src/islands/bundle-islands'
import { islandsDirectory, readIslandManifest, writeIslandManifest } from '@/src/islands/island-manifest'
import { hashSources } from '@/src/platform/hash-sources'
import { PlainFailure } from './plain-failure'

/** Where it is noted from which sources the last build was made. */
const mark = join('.next', 'sona-sources')

/** Builds the front end when its sources changed since the last build. @throws PlainFailure when it cannot be built. */
export async function buildWhenStale(): Promise<void> {
  const current = hashSources()
  if (isBuiltFrom(current)) return
  await runNextBuild()
  await buildIslands()
  writeFileSync(mark, current)
}

/** Whether the front end that lies here was built from the sources as they are. */
export function isBuilt(): boolean {
  return isBuiltFrom(hashSources())
}

function isBuiltFrom(current: string): boolean {
  return existsSync(mark) && readFileSync(mark, 'utf8') === current && readIslandManifest() !== null
}

/**
 * What names the build of the site: every page refers to its files, those of the islands included. A site in development has
 * none.
 */
export function readBuildId(): string {
  const file = join('.next', 'BUILD_ID')
  if (!existsSync(file)) return 'development'
  const islands = createHash('sha256').update(JSON.stringify(readIslandManifest())).digest('hex').slice(0, 8)
  return `${readFileSync(file, 'utf8').trim()}-${islands}`
}

async function buildIslands(): Promise<void> {
  try {
    writeIslandManifest(await bundleIslands({ root: process.cwd(), directory: islandsDirectory }))
  } catch (error) {
    throw new PlainFailure(`The islands could not be built.\n${error instanceof Error ? error.message : String(error)}`)
  }
}

function runNextBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // What is built for nobody would write into the next build.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new PlainFailure(`The site could not be built.\n${Buffer.concat(output).toString('utf8')}`))
    })
  })
}
