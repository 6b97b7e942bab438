import { statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `node scripts/healthy.mjs`: ends with 0 where what the settings name runs, and with 1 where it does not. For what looks after containers
 * that have no shell: it asks the port of the role, and a mirror, which has none, when it last looked at its site.
 */

const {
  SONA_ROLE: role = 'all',
  PORT: port = '3000',
  CMS_PORT: cmsPort = '3001',
  MIRROR_DIRECTORY: mirror,
} = process.env

/** A mirror looks every second, however its site is; one look takes a few. */
const mirrorSilentMs = 60_000
const answerLimitMs = 4_000

async function answers(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(answerLimitMs) })
    return answer.ok
  } catch {
    return false
  }
}

function isMirroring() {
  const state = statSync(join(mirror ?? '', 'state.json'), { throwIfNoEntry: false })
  return state !== undefined && Date.now() - state.mtimeMs < mirrorSilentMs
}

const isHealthy = role === 'mirror' ? isMirroring() : await answers(role === 'cms' ? cmsPort : port)
process.exit(isHealthy ? 0 : 1)
