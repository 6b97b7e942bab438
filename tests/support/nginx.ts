import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** A real nginx on a configuration of ours, with all that it writes in one folder. */
export type Nginx = {
  pid: () => number
  /** How it ended, and what it wrote to its log of failures. */
  ended: Promise<{ code: number | null; output: string }>
  stop: () => Promise<void>
}

/** Where it keeps the bodies that it writes to disk: under `bodies` what visitors send, under `temp` all else. */
const temporaryPlaces = { client_body: 'bodies', proxy: 'temp', fastcgi: 'temp', uwsgi: 'temp', scgi: 'temp' }

/**
 * Starts one, with one worker.
 *
 * @param directory an empty folder for its configuration, logs and temporary files.
 * @param http what stands in `http { … }`.
 */
export function startNginx(directory: string, http: string): Nginx {
  for (const place of new Set(Object.values(temporaryPlaces))) mkdirSync(join(directory, place))
  const configuration = join(directory, 'nginx.conf')
  const places = Object.entries(temporaryPlaces).map(([what, place]) => `${what}_temp_path ${directory}/${place};`)
  writeFileSync(
    configuration,
    `daemon off;
    ${userInfo().uid === 0 ? `user ${userInfo().username};` : ''}
    worker_processes 1;
    pid ${directory}/nginx.pid;
    events { worker_connections 1024; }
    http {
      ${places.join('\n')}
      ${http}
    }`,
  )
  const log = join(directory, 'error.log')
  const child = spawn('nginx', ['-c', configuration, '-p', directory, '-e', log], { stdio: 'ignore' })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('exit', (code) => resolve({ code, output: readFileSync(log, 'utf8') }))
  })
  return {
    ended,
    pid: () => child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
