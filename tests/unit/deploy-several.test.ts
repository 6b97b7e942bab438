import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { programSources } from '@/src/platform/own-program'
import { readSettings } from '@/src/platform/read-settings'
import { secretSettings } from '@/src/platform/secret-files'
import { settingShape } from '@/src/platform/setting-shape'
import type { DeployedContainer } from '../support/containers/deployed-container'
import { readCompose, readImage } from '../support/containers/read-compose'
import { readManifest } from '../support/containers/read-manifest'

const image = readImage()
const compose = readCompose('deploy/container/compose.several.yaml')
const kubernetes = readManifest('deploy/kubernetes/several.yaml', image)
const containers: [string, DeployedContainer][] = [
  ...readCompose('deploy/container/compose.yaml').map((one) => [`compose.yaml: ${one.name}`, one] as const),
  ...compose.map((one) => [`compose.several.yaml: ${one.name}`, one] as const),
  ...readManifest('deploy/kubernetes/sona.yaml', image).containers.map(
    (one) => [`sona.yaml: ${one.name}`, one] as const,
  ),
  ...kubernetes.containers.map((one) => [`several.yaml: ${one.name}`, one] as const),
].map(([where, one]) => [where, one])

const directory = mkdtempSync(join(tmpdir(), 'sona-secrets-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** Where what a role has lies, and which ports it opens. */
const ports: Record<string, number[]> = { all: [3000, 3001], site: [3000], cms: [3001], mirror: [] }
const roleOf = ({ settings }: DeployedContainer) => settings['SONA_ROLE'] ?? 'all'
const isBackup = ({ program }: DeployedContainer) => program.includes('scripts/backup.ts')

/** A secret of each kind, in files of this machine in the place of those of the container. */
function withOwnSecrets({ settings }: DeployedContainer): Record<string, string> {
  const values: Record<string, string> = { DATABASE_URL: 'postgres://sona:password@db.bank.example/sona' }
  const ofFiles = secretSettings.flatMap((name) => {
    if (settings[`${name}_FILE`] === undefined) return []
    const file = join(directory, name)
    writeFileSync(file, values[name] ?? 'a secret of at least thirty-two characters')
    return [[`${name}_FILE`, file]]
  })
  return { ...settings, ...Object.fromEntries(ofFiles) }
}

describe.each(containers)('%s', (_where, container) => {
  it('has settings that the product takes, none of them unknown', () => {
    expect(readSettings(withOwnSecrets(container))).toMatchObject({ strange: [] })
    const known = [...Object.keys(settingShape), ...secretSettings.map((name) => `${name}_FILE`)]
    expect(Object.keys(container.settings).filter((name) => !known.includes(name))).toEqual([])
  })

  it('runs a program that the image holds', () => {
    const programs = [container.program, ...container.probes.filter((probe) => typeof probe !== 'number')]
    for (const [node, script = '', ...others] of programs) {
      expect(node).toBe('node')
      // What an image holds of scripts: see scripts/standalone/copy-product.ts.
      expect(script).toMatch(/^scripts\/[\w-]+\.mjs$/)
      expect(existsSync(script)).toBe(true)
      const command = others.find((argument) => argument.endsWith('.ts'))
      if (command !== undefined) expect(Object.values(programSources())).toContain(command)
    }
  })

  it('opens the ports of its role, and is asked there whether it is well', () => {
    const own = isBackup(container) ? [] : (ports[roleOf(container)] ?? [])
    const metrics = container.settings['METRICS_PORT']
    expect([...own, ...(metrics ? [Number(metrics)] : [])]).toEqual(expect.arrayContaining([...container.ports]))
    for (const probe of container.probes)
      if (typeof probe === 'number') expect(own).toContain(probe)
      else expect(probe).toEqual(['node', 'scripts/healthy.mjs'])
    // The process beside it says how old the newest backup is.
    if (isBackup(container)) expect(Number(container.settings['BACKUP_WARN_HOURS'])).toBeGreaterThan(0)
    else expect(container.probes).not.toEqual([])
  })

  it('finds every secret, volume and directory that it names', () => {
    expect(container.undeclared).toEqual([])
    const files = Object.entries(container.settings).filter(([name]) => name.endsWith('_FILE'))
    for (const [name, file] of files) expect(container.secretFiles, name).toContain(file)
    const { SONA_DATA: data = '', MIRROR_DIRECTORY: mirror, BACKUP_BEFORE_MIGRATION: before } = container.settings
    const written = [mirror ?? data, before, isBackup(container) ? container.program.at(-1) : undefined]
    for (const place of written.filter((one) => one !== undefined))
      expect(
        container.kept.some((kept) => place === kept || place.startsWith(`${kept}/`)),
        place,
      ).toBe(true)
  })

  it('runs as nobody in particular, on a root that cannot be written', () => {
    expect(container.openings).toEqual([])
  })
})

describe('several of each', () => {
  it.each([
    ['compose', compose.map((one) => ({ ...one, replicas: 1 }))],
    ['Kubernetes', kubernetes.containers],
  ])('of %s: two sites, two of the CMS with a backup each, a mirror, and secrets that they share', (_where, all) => {
    const count = (isOne: (one: DeployedContainer) => boolean) =>
      all.filter(isOne).reduce((sum, { replicas }) => sum + replicas, 0)
    const runs = (role: string) => count((one) => roleOf(one) === role && !isBackup(one))
    expect([runs('site'), runs('cms'), runs('mirror'), count(isBackup)]).toEqual([2, 2, 1, 2])
    const cms = all.find((one) => roleOf(one) === 'cms')?.settings ?? {}
    for (const { settings } of all.filter((one) => roleOf(one) === 'site'))
      for (const name of ['SITE_URL', 'SONA_SECRET_FILE', 'SUBMISSIONS_SECRET_FILE'])
        expect(settings[name]).toBe(cms[name])
    for (const name of ['DATABASE_URL_FILE', 'S3_ENDPOINT', 'AUDIT_KEY_FILE']) expect(cms).toHaveProperty(name)
  })

  it('has the addresses that the example for nginx asks', () => {
    const example = readFileSync('deploy/nginx/sona-several.conf', 'utf8')
    const asked = [...example.matchAll(/^ {2}server ([\d.]+):(\d+) max_fails/gm)].map(
      ([, host, port]) => `${host}:${port}`,
    )
    const there = compose.flatMap((one) =>
      isBackup(one)
        ? []
        : one.addresses.flatMap((address) => (ports[roleOf(one)] ?? []).map((port) => `${address}:${port}`)),
    )
    expect(there.toSorted()).toEqual(asked.toSorted())
    for (const { settings } of compose)
      for (const name of ['CONTENT_API_URL', 'MIRROR_OF'])
        if (settings[name]) expect(example).toContain(`listen ${new URL(settings[name]).host};`)
  })

  it('lets the network reach the ports of each, and no other', () => {
    const { containers: one, opened: ofOne } = readManifest('deploy/kubernetes/sona.yaml', image)
    const of = (all: typeof one) =>
      Object.fromEntries(
        all.map(({ app }) => [app, all.filter((other) => other.app === app).flatMap(({ ports }) => ports)]),
      )
    expect(kubernetes.opened).toEqual(of(kubernetes.containers))
    expect(ofOne).toEqual(of(one))
  })

  it('asks by the names of services that there are', () => {
    for (const { settings } of kubernetes.containers)
      for (const name of ['CONTENT_API_URL', 'MIRROR_OF'])
        if (settings[name]) expect(kubernetes.services).toContain(new URL(settings[name]).host)
  })
})
