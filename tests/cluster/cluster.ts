import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { z } from 'zod'
import type { FileStore } from '@/src/file-store/file-store'
import { openS3Store } from '@/src/file-store/s3-store'
import { visitorsFiles, withSeals } from '@/src/file-store/sealed-store'
import { freePort } from '../support/free-port'
import { type Nginx, startNginx } from '../support/nginx'
import { startPostgres } from '../support/postgres/start-postgres'
import { testPassword } from '../support/product'
import { killOwnerOf } from '../support/product-apart'
import { type Places, toConfiguration } from './balance'
import { definePart, type Part, type ProgramPart } from './part'

/** Two of each, at one PostgreSQL and one store, behind one nginx, with a mirror. */
export type Cluster = {
  /** What visitors and staff reach. */
  site: string
  cms: string
  sites: readonly [ProgramPart, ProgramPart]
  mirror: ProgramPart
  postgres: Part
  store: Part
  /** The process of the CMS that leads now, and the other one. */
  cmsByLeadership: () => Promise<{ leader: ProgramPart; other: ProgramPart }>
  databaseUrl: string
  /** What visitors sent with forms, as whoever knows the secret reads it in the store. */
  filesOfVisitors: FileStore
  /** Where the store keeps its objects, and the mirror and the sites what they have. */
  directory: string
  /** Where each site is reached by itself. */
  ownOrigins: readonly string[]
  /** Writes what each part has said into a file of its own, where the results of the test are. */
  tellWhatWasSaid: () => void
}

/** Where it is read what the parts of a cluster said that failed. */
const outputDirectory = join('.cache', 'cluster-output')

const bucket = 'sona'
const account = 'S3RVER'
const secret = 'a secret that all processes of a cluster have'
const mirrorState = z.object({ askedAt: z.number(), addresses: z.number(), waiting: z.number() })
const readiness = z.looseObject({ leads: z.boolean() })

/** Whether a mirror has all that the sites have. */
function isFilled(mirror: string): boolean {
  const file = join(mirror, 'state.json')
  if (!existsSync(file)) return false
  const { askedAt, addresses, waiting } = mirrorState.parse(JSON.parse(readFileSync(file, 'utf8')))
  return askedAt > 0 && addresses > 600 && waiting === 0
}

function openFilesOfVisitors(endpoint: string): FileStore {
  const place = { endpoint, bucket, region: 'us-east-1', accessKey: account, secretKey: account }
  return withSeals(openS3Store(place, { prefix: 'submissions/' }), { secrets: [secret], purpose: visitorsFiles })
}

/**
 * Starts all of them, from an empty database on.
 *
 * @param onBegun is told how to end it as soon as anything runs: whoever waits for the rest may be told to stop.
 */
export async function startCluster(onBegun: (stop: () => Promise<void>) => void): Promise<Cluster> {
  const directory = mkdtempSync(join(tmpdir(), 'sona-cluster-'))
  const folder = (name: string) => {
    mkdirSync(join(directory, name))
    return join(directory, name)
  }
  const ports = await Promise.all(Array.from({ length: 8 }, freePort))
  const port = (at: number) => ports[at] ?? 0
  const places: Places = {
    ...{ visitors: port(0), sites: port(1), cms: port(2), site: [port(3), port(4)], cmsProcess: [port(5), port(6)] },
    mirror: join(directory, 'mirror'),
  }
  const [site, cms] = [`http://localhost:${places.visitors}`, `http://localhost:${places.cms}`]
  // What is written has to be there after a kill.
  const server = await startPostgres(dirname(tmpdir()), true)
  const auditKey = join(directory, 'audit-key')
  writeFileSync(auditKey, 'a key of the log that both of a cluster have\n', { mode: 0o600 })
  const shared = {
    SITE_URL: site,
    SONA_SECRET: secret,
    SUBMISSIONS_SECRET: 'what sites and CMS of a cluster know of each other',
  }
  const store = definePart({
    name: 'the store',
    environment: {},
    command: ['--import', 'tsx', 'tests/cluster/store-process.ts', folder('store'), String(port(7))],
    seen: 'The store is open',
  })
  const ofCms = {
    ...shared,
    ...{ SONA_ROLE: 'cms', CMS_URL: cms, CMS_PROXY_COUNT: '1', SONA_ADMIN_PASSWORD: testPassword },
    ...{ DATABASE_URL: server.url, AUDIT_KEY_FILE: auditKey },
    ...{
      S3_ENDPOINT: `http://127.0.0.1:${port(7)}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: account,
      S3_SECRET_KEY: account,
    },
  }
  const ofSite = { ...shared, SONA_ROLE: 'site', PROXY_COUNT: '1', CONTENT_API_URL: `${cms}/api/graphql` }
  const siteAt = (own: 0 | 1, other: 0 | 1) => ({
    ...ofSite,
    PORT: String(places.site[own]),
    SNAPSHOT_FROM: `http://127.0.0.1:${places.site[other]}`,
  })
  const inData = (name: string, environment: Record<string, string>): ProgramPart => {
    const data = folder(name.replaceAll(' ', '-'))
    return definePart({
      ...{ name, environment: { ...environment, SONA_DATA: data }, seen: 'Ctrl-C' },
      kill: () => killOwnerOf(data),
    })
  }
  const [cmsA, cmsB] = [
    inData('CMS one', { ...ofCms, CMS_PORT: String(places.cmsProcess[0]) }),
    inData('CMS two', { ...ofCms, CMS_PORT: String(places.cmsProcess[1]) }),
  ]
  const [siteA, siteB] = [inData('site one', siteAt(0, 1)), inData('site two', siteAt(1, 0))]
  const mirror = definePart({
    name: 'the mirror',
    environment: {
      ...{ SONA_ROLE: 'mirror', SITE_URL: site },
      ...{ MIRROR_DIRECTORY: places.mirror, MIRROR_OF: `http://127.0.0.1:${places.sites}` },
    },
    seen: 'The mirror of',
    kill: () => killOwnerOf(places.mirror),
  })
  const postgres: Part = {
    name: 'PostgreSQL',
    start: server.startAgain,
    kill: server.kill,
    stop: server.stop,
    said: () => '',
  }
  let nginx: Nginx | undefined
  const parts = [mirror, siteA, siteB, cmsA, cmsB, store]
  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()))
    await nginx?.stop()
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  onBegun(stop)
  const leads = async (at: 0 | 1) => {
    const answer = await fetch(`http://localhost:${places.cmsProcess[at]}/readyz`).catch(() => null)
    return answer?.status === 200 && readiness.parse(await answer.json()).leads
  }
  const cmsByLeadership = async () => {
    const [isA, isB] = [await leads(0), await leads(1)]
    if (isA === isB) throw new Error(isA ? 'Two processes lead' : 'No process leads')
    return isA ? { leader: cmsA, other: cmsB } : { leader: cmsB, other: cmsA }
  }
  const tellWhatWasSaid = () => {
    mkdirSync(outputDirectory, { recursive: true })
    for (const { name, said } of parts) writeFileSync(join(outputDirectory, `${name.replaceAll(' ', '-')}.txt`), said())
    process.stdout.write(`  what each part has said is in ${outputDirectory}\n`)
  }
  try {
    await Promise.all([store.start(), mirror.start()])
    await expect.poll(() => existsSync(join(places.mirror, 'nginx', 'server-behind-site.conf'))).toBe(true)
    nginx = startNginx(folder('nginx'), toConfiguration(places))
    const startedAt = performance.now()
    await Promise.all([cmsA.start(), cmsB.start()])
    const openAt = performance.now()
    await Promise.all([siteA.start(), siteB.start()])
    const seconds = [openAt - startedAt, performance.now() - openAt].map((ms) => (ms / 1_000).toFixed(0))
    await expect.poll(() => isFilled(places.mirror), { timeout: 120_000 }).toBe(true)
    process.stdout.write(`  an empty database is filled in ${seconds[0]} s, two empty sites in ${seconds[1]} s\n`)
    return {
      ...{
        site,
        cms,
        sites: [siteA, siteB],
        mirror,
        postgres,
        store,
        cmsByLeadership,
        directory,
        tellWhatWasSaid,
        filesOfVisitors: openFilesOfVisitors(`http://127.0.0.1:${port(7)}`),
        ownOrigins: places.site.map((port) => `http://localhost:${port}`),
      },
      databaseUrl: server.url,
    }
  } catch (error) {
    tellWhatWasSaid()
    throw error
  }
}
