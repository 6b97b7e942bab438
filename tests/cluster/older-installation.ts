import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { freePort } from '../support/free-port'
import { startNginx } from '../support/nginx'
import { testPassword } from '../support/product'
import { toConfiguration } from './balance'
import { type Kept, keptForms } from './kept-forms'
import { definePart, type ProgramPart } from './part'

/** What every installation of an older version could be: one CMS with its database in a file, two sites, and a proxy before them. */
export type OlderInstallation = {
  /** What visitors reach. */
  site: string
  sites: readonly [ProgramPart, ProgramPart]
  cms: ProgramPart
  /** Puts what the older version was built with beside the pages of both sites: it did not yet keep the files of builds itself. */
  keepBuild: () => void
  /** What the database has of applications, by who sent them. */
  readForms: () => Kept[]
  stop: () => Promise<void>
}

/** Starts one from an empty directory. @param root where the older version is, built. */
export async function startOlder(root: string): Promise<OlderInstallation> {
  const directory = mkdtempSync(join(tmpdir(), 'sona-older-'))
  const folder = (name: string) => {
    mkdirSync(join(directory, name))
    return join(directory, name)
  }
  const ports = await Promise.all(Array.from({ length: 6 }, freePort))
  const port = (at: number) => ports[at] ?? 0
  const mirrored = join(directory, 'mirror')
  const site = `http://localhost:${port(0)}`
  const shared = { SITE_URL: site, SUBMISSIONS_SECRET: 'what sites and CMS of a cluster know of each other' }
  const cms = definePart({
    ...{ name: 'the CMS', root, seen: 'Ctrl-C' },
    environment: {
      ...{ ...shared, SONA_ROLE: 'cms', SONA_ADMIN_PASSWORD: testPassword, SONA_DATA: folder('cms') },
      ...{ CMS_PORT: String(port(5)), CMS_URL: `http://localhost:${port(2)}`, CMS_PROXY_COUNT: '1' },
    },
  })
  const inData = (name: string, at: number): ProgramPart =>
    definePart({
      ...{ name, root, seen: 'Ctrl-C' },
      environment: {
        ...{ ...shared, SONA_ROLE: 'site', SONA_DATA: folder(name), PORT: String(port(at)), PROXY_COUNT: '1' },
        CONTENT_API_URL: `http://localhost:${port(2)}/api/graphql`,
      },
    })
  const sites = [inData('site one', 3), inData('site two', 4)] as const
  // It did not know of mirrors; the one of this version writes what nginx includes.
  const mirror = definePart({
    ...{ name: 'the mirror', seen: 'The mirror of' },
    environment: {
      ...{ SONA_ROLE: 'mirror', SITE_URL: site },
      ...{ MIRROR_DIRECTORY: mirrored, MIRROR_OF: `http://127.0.0.1:${port(1)}` },
    },
  })
  const parts = [mirror, ...sites, cms]
  await mirror.start()
  await expect.poll(() => existsSync(join(mirrored, 'nginx', 'server-behind-site.conf'))).toBe(true)
  const nginx = startNginx(
    folder('nginx'),
    toConfiguration({
      ...{ visitors: port(0), sites: port(1), cms: port(2), site: [port(3), port(4)], mirror: mirrored },
      cmsProcess: [port(5), port(5)],
    }),
  )
  // It has nothing yet: nothing answers in the place of a site.
  await mirror.stop()
  // As docs/operations.md says of such a version.
  const keepBuild = () => {
    for (const { name } of sites) {
      const kept = join(directory, name, 'site', 'builds', 'older')
      cpSync(join(root, '.next', 'static'), join(kept, '_next', 'static'), { recursive: true })
      cpSync(join(root, '.next', 'islands'), join(kept, '_islands'), { recursive: true })
    }
  }
  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()))
    await nginx.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await cms.start()
    await Promise.all(sites.map((part) => part.start()))
    return { site, sites, cms, keepBuild, readForms: () => readForms(join(directory, 'cms', 'sona.sqlite')), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function readForms(file: string): Kept[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const sql = `SELECT answers ->> 'email' AS email, min(reference) AS reference, count(*) AS times
      FROM submissions WHERE form_key = 'jobApplication' GROUP BY 1`
    return keptForms(database.prepare(sql).all())
  } finally {
    database.close()
  }
}
