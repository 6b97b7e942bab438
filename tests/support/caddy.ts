import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Starts one on a Caddyfile, with all that it writes in one folder.
 *
 * @returns what ends it.
 */
export function startCaddy(directory: string, sites: string): () => Promise<void> {
  const file = join(directory, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${sites}`)
  const homes = { HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory }
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, ...homes },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
