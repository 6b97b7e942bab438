import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where distributions put their own Chromium. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'] as const

/** Flags for a browser without a desktop, possibly run by root, that talks to nobody but the pages under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A browser writes the names of files in the letters of the machine's language. Where the environment names none, as in
 * automation, a name with an accent would become “download”.
 */
export const chromiumEnvironment = { ...process.env, LC_ALL: 'C.UTF-8' }

/**
 * Finds a browser for the tests: one inside an npm package, pinned like everything else, so that a machine needs nothing but
 * npm; the system's own where that package does not run.
 */
export async function findChromium(): Promise<string> {
  const packaged = await unpackChromium()
  if (runs(packaged)) return packaged
  const system = systemPaths.find((path) => existsSync(path) && runs(path))
  if (system) return system
  throw new Error('No browser for the tests runs here. Install one with: apt-get install chromium')
}

/** Whether a browser is the machine's own, in whatever version. */
export function isSystemChromium(path: string): boolean {
  return systemPaths.some((system) => system === path)
}

async function unpackChromium(): Promise<string> {
  // A bare server lacks the libraries that the browser links to. The package brings them along, for machines of one cloud.
  if (!hasLibrary('libnss3.so')) process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

function hasLibrary(name: string): boolean {
  try {
    return execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes(name)
  } catch {
    // No such program: then the libraries that come along are taken.
    return false
  }
}

function runs(path: string): boolean {
  try {
    return execFileSync(path, ['--version', '--no-sandbox'], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0
  } catch {
    // Whatever stops it from starting, the next browser is tried.
    return false
  }
}
