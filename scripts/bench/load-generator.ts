import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

/** What wrk saw while it asked for one address. */
export type Load = { answers: number; requestsPerSecond: number; p99Ms: number }

export const connections = 32

const run = promisify(execFile)

/** Whether the load generator is on this machine. */
export function hasLoadGenerator(): boolean {
  return spawnSync('wrk', ['-v']).error === undefined
}

/**
 * Asks for one address as fast as it is answered, over connections that stay open. wrk takes some 6 µs per answer on one thread, so that it
 * is no limit to a server that takes more; generators in JavaScript are.
 *
 * @throws when an answer is not a success: a fast failure is no speed.
 */
export async function loadAddress(url: string, seconds: number): Promise<Load> {
  const { stdout } = await run('wrk', [
    '--latency',
    ...['--threads', '1'],
    ...['--connections', String(connections)],
    ...['--duration', `${seconds}s`],
    // A slow answer is slow, not lost.
    ...['--timeout', '60s'],
    ...['--header', 'accept-encoding: br, gzip'],
    ...['--header', 'accept-language: pt'],
    url,
  ])
  return readReport(stdout)
}

/** Reads what wrk prints. @throws when anything failed, or it says nothing of what is asked for. */
export function readReport(text: string): Load {
  const failures = /Socket errors:.*|Non-2xx or 3xx responses:.*/.exec(text)
  if (failures) throw new Error(`Under load: ${failures[0].trim()}`)
  const [, answers] = /(\d+) requests in /.exec(text) ?? []
  const [, requestsPerSecond] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? []
  const [, p99, unit] = /\s99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? []
  const perUnit = new Map([
    ['us', 0.001],
    ['ms', 1],
    ['s', 1_000],
    ['m', 60_000],
  ]).get(unit ?? '')
  if (answers === undefined || requestsPerSecond === undefined || perUnit === undefined)
    throw new Error(`wrk said something else:\n${text}`)
  return { answers: Number(answers), requestsPerSecond: Number(requestsPerSecond), p99Ms: Number(p99) * perUnit }
}
