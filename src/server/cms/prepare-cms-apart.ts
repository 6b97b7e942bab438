/*
 * Workaround
 * Package: next 16.4.6, payload 3.90.2
 * Upstream: https://github.com/vercel/next.js/issues/65350
 * Test: tests/e2e/process.spec.ts
 * Goes when: the CMS that is opened by the process is the one that Next's routes use.
 */
import { fork } from 'node:child_process'
import type { FirstLogin } from '@/src/cms/open/first-logins'
import { preparationMessage } from '@/src/cms/open/preparation-message'
import { tellDamage } from '@/src/evidence/tell-evidence'
import { ownProgram } from '@/src/platform/own-program'
import { PlainFailure } from '../process/plain-failure'

/**
 * Prepares the database in a process of its own: Payload keeps one instance per process, and the one that serves visitors must
 * be the bundler's.
 *
 * @returns the logins made for a new database.
 * @throws PlainFailure with the reason when it cannot be prepared.
 */
export function prepareCmsApart(onProgress: (done: number, total: number) => void): Promise<FirstLogin[]> {
  return new Promise((resolve, reject) => {
    const { file, execArgv } = ownProgram('prepare-process')
    const child = fork(file, {
      execArgv: [...execArgv],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    // Without this process nothing keeps another one from the data directory.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    let logins: FirstLogin[] | undefined
    let reason = ''
    let output = ''
    const read = (chunk: Buffer) => {
      output = `${output}${chunk.toString('utf8')}`.slice(-4000)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('message', (received) => {
      const message = preparationMessage.parse(received)
      if (message.kind === 'progress') onProgress(message.done, message.total)
      else if (message.kind === 'ready') logins = message.logins
      else {
        reason = message.reason
        if (message.isDamaged) tellDamage(message.reason)
      }
    })
    child.once('error', reject)
    child.once('exit', () => {
      process.off('exit', end)
      if (logins) resolve(logins)
      else reject(new PlainFailure(`The database could not be prepared:\n${reason || output}`))
    })
  })
}
