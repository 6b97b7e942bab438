import { spawn } from 'node:child_process'
import { bundleIslands } from '@/src/islands/bundle-islands'
import { islandsDirectory, writeIslandManifest } from '@/src/islands/island-manifest'
import { keepChunksOnce } from '@/src/next-fixes/chunks-once'
import { shortenClassNames } from '@/src/next-fixes/short-class-names'
import { runningSources } from '@/src/platform/running-sources'
import { isBuiltFrom, markBuilt } from './build-mark'
import { PlainFailure } from './plain-failure'

/** Builds the front end when its sources changed since the last build. @throws PlainFailure when it cannot be built. */
export async function buildWhenStale(): Promise<void> {
  const current = runningSources()
  if (isBuiltFrom(current)) return
  await runNextBuild()
  shortenClassNames('.next')
  await keepChunksOnce('.next')
  await buildIslands()
  markBuilt(current)
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
