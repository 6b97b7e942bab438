import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../free-port'
import { copyPostgres } from './find-postgres'

/** A PostgreSQL server of a run of the tests. */
export type TestServer = {
  /** Address of its first database, as whom everything is permitted. */
  url: string
  /** Ends it at once, as a machine that loses its power does. */
  kill: () => Promise<void>
  /** Starts it again after that, on what it had written. */
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

/** PostgreSQL runs as nobody that matters, and refuses to run as root. */
const nobody = 65_534

/** What is not about the disk. */
const usual = ['max_connections=300', 'dynamic_shared_memory_type=mmap']

/** Nothing that is tested takes the power from the machine. */
const careless = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'jit=off']

/**
 * Starts one in a directory of its own. It ends with this process, however that ends.
 *
 * Its texts are in the order of a language, as a bank's server has them, and not in that of their bytes.
 *
 * @param beside the directory to make its own in.
 * @param isDurable whether what is written is on the disk, as a bank's server has it.
 */
export async function startPostgres(beside: string, isDurable = false): Promise<TestServer> {
  const directory = mkdtempSync(join(beside, 'sona-postgres-'))
  const isRoot = process.getuid?.() === 0
  const asNobody = isRoot ? { uid: nobody, gid: nobody } : {}
  const programs = copyPostgres(directory)
  const data = join(directory, 'data')
  const password = randomBytes(18).toString('base64url')
  const passwordFile = join(directory, 'password')
  writeFileSync(passwordFile, password)
  mkdirSync(data, { mode: 0o700 })
  chmodSync(directory, 0o711)
  if (isRoot) for (const path of [data, passwordFile]) chownSync(path, nobody, nobody)
  const port = await freePort()
  const inOrderOfLanguage = ['--locale=C', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=pt']
  const own = [
    '-D',
    data,
    '-U',
    'sona',
    '--auth=password',
    `--pwfile=${passwordFile}`,
    '--no-sync',
    '--no-instructions',
  ]
  execFileSync(join(programs, 'initdb'), [...own, ...inOrderOfLanguage], { ...asNobody, cwd: data, stdio: 'pipe' })
  const options = [
    ...usual,
    ...(isDurable ? [] : careless),
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ]
  const url = `postgres://sona:${password}@127.0.0.1:${port}/postgres`
  const begin = () =>
    spawnThatEnds(join(programs, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
      ...asNobody,
      cwd: data,
    })
  const end = async (running: ChildProcess, tell: () => void) => {
    if (running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    tell()
    await ended
  }
  let server = begin()
  await untilOpen(url, server)
  return {
    url,
    kill: async () => {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      await end(server, () => process.kill(pid, 'SIGKILL'))
    },
    startAgain: async () => {
      // What the killed one had begun ends by itself a moment later; until then a new one refuses to start.
      for (let attempt = 0; ; attempt += 1) {
        server = begin()
        try {
          return await untilOpen(url, server)
        } catch (error) {
          if (attempt > 100) throw error
          await wait(50)
        }
      }
    },
    stop: async () => {
      await end(server, () => server.stdin?.end())
      rmSync(directory, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** Starts a program that is told to end as soon as nobody holds the other end of its input, because a test that is killed tells nobody; ends when that one does. */
function spawnThatEnds(program: string, args: string[], options: { cwd: string; uid?: number; gid?: number }) {
  const watch = '(cat <&3 >/dev/null; kill -INT $server) & watch=$!'
  const script = `exec 3<&0; "$@" </dev/null 3<&- & server=$!; ${watch}; wait $server; code=$?; kill $watch; exit $code`
  return spawn('/bin/sh', ['-c', script, 'sh', program, ...args], { ...options, stdio: ['pipe', 'ignore', 'ignore'] })
}

async function untilOpen(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; server.exitCode === null; attempt += 1) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt > 200) throw error
      await wait(50)
    }
  }
  throw new Error('PostgreSQL did not start')
}
