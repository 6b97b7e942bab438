import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '@/tests/support/free-port'
import { startNginx } from '@/tests/support/nginx'
import { testPassword } from '@/tests/support/product'
import { startApart } from '@/tests/support/start-apart'
import type { Fetched } from './page-weight'
import { until } from './until'

/** A server that answers the measured page. */
export type RunningServer = {
  name: string
  /** The measured page. */
  url: string
  /** The process that answers, and that started those that do. */
  pid: () => number
  stop: () => Promise<void>
}

/** The product, with what only it has. */
export type RunningSite = RunningServer & {
  origin: string
  cmsOrigin: string
  /** Its data directory. */
  data: string
  /** From the start of the process until visitors got pages, and until `/readyz` said ready. */
  servesMs: number
  readyMs: number
}

type Place = { data: string; path: string }
export type SiteOptions = Place & { port: number; cmsPort: number }

/** The first fill of a large site is drawn page by page. */
const longestStartMs = 3_600_000

const readiness = z.object({ status: z.string(), waiting: z.number() })

/** Starts the product the way `npm start` does. */
export async function startSite({ data, path, port, cmsPort }: SiteOptions): Promise<RunningSite> {
  const begin = performance.now()
  const { child, ended } = startApart({
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    SONA_DATA: data,
    SONA_ADMIN_PASSWORD: testPassword,
  })
  const origin = `http://127.0.0.1:${port}`
  let servesMs = Number.POSITIVE_INFINITY
  const isReady = async () => {
    const state = await readReadiness(origin)
    if (state) servesMs = Math.min(servesMs, performance.now() - begin)
    return state?.status === 'ready'
  }
  await orEnd(until(isReady, { what: 'The start of the product', limitMs: longestStartMs, everyMs: 10 }), ended)
  return {
    name: 'this site',
    url: `${origin}${path}`,
    origin,
    data,
    cmsOrigin: `http://127.0.0.1:${cmsPort}`,
    servesMs,
    readyMs: performance.now() - begin,
    // The process that was started only watches over the one that has the data directory.
    pid: () => Number(readFileSync(join(data, 'process.lock'), 'utf8').split(' ')[0]),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** What `/readyz` says; null while nothing answers. */
export async function readReadiness(origin: string): Promise<z.infer<typeof readiness> | null> {
  try {
    const answer = await fetch(`${origin}/readyz`)
    return answer.ok ? (readiness.safeParse(await answer.json()).data ?? null) : null
  } catch {
    return null
  }
}

/** Starts what Next itself offers, `next start`, on the same build and a copy of the same data. */
export async function startStock({ data, path }: Place): Promise<RunningServer> {
  const port = await freePort()
  const { child, ended } = startApart(
    { PORT: String(port), SONA_DATA: data, PAYLOAD_CONFIG_PATH: 'src/cms/configuration/payload.config.ts' },
    ['node_modules/next/dist/bin/next', 'start', '--port', String(port), '--hostname', '127.0.0.1'],
  )
  const url = `http://127.0.0.1:${port}${path}`
  await orEnd(
    until(() => answers(url), { what: 'The start of next start', limitMs: 120_000, everyMs: 50 }),
    ended,
  )
  return {
    name: 'next start',
    url,
    pid: () => child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

type NginxOptions = { directory: string; path: string; answer: Pick<Fetched, 'headers' | 'sent'> }

/**
 * Starts nginx on a file with the answer of the site: the same bytes, compressed beforehand, and the same fields in its head. One worker, like
 * the site's one process; no log.
 */
export async function startNginxOnFile({ directory, path, answer }: NginxOptions): Promise<RunningServer> {
  const port = await freePort()
  const file = join(directory, 'root', `${path}.html`)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, answer.sent)
  const { ended, pid, stop } = startNginx(directory, fileConfiguration(directory, port, answer.headers))
  const url = `http://127.0.0.1:${port}${path}`
  await orEnd(
    until(() => answers(url), { what: 'The start of nginx', limitMs: 10_000 }),
    ended,
  )
  return { name: 'nginx', url, pid, stop }
}

/** Nginx writes these by itself. */
const ownFields: ReadonlySet<string> = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive'])

function fileConfiguration(directory: string, port: number, headers: Fetched['headers']): string {
  const fields = Object.entries(headers).filter(([name]) => !ownFields.has(name))
  // Policies have single quotes in them, entity tags double ones.
  const quoted = (value: string) => (value.includes("'") ? `"${value}"` : `'${value}'`)
  return `
    default_type text/html;
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 100000000;
    open_file_cache max=100;
    etag off;
    ${fields.map(([name, value]) => `add_header ${name} ${quoted(String(value))};`).join('\n')}
    server {
      listen 127.0.0.1:${port};
      root ${directory}/root;
      location / { try_files $uri.html =404; }
    }`
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** Waits for something a process does, but not longer than the process lives. */
async function orEnd<Result>(
  work: Promise<Result>,
  ended: Promise<{ code: number | null; output: string }>,
): Promise<Result> {
  const end = ended.then(({ code, output }) => {
    throw new Error(`The process ended with ${code}:\n${output}`)
  })
  return Promise.race([work, end])
}
