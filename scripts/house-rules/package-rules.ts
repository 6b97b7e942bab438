import { z } from 'zod'

const versions = z.record(z.string(), z.string()).default({})

const manifest = z.object({
  dependencies: versions,
  devDependencies: versions,
  overrides: z.record(z.string(), z.unknown()).default({}),
})

const lockFile = z.object({ packages: z.record(z.string(), z.object({ resolved: z.string().optional() })) })

/** Below these a known hole of the platform is open, or a feature that the product rests on is missing. */
const floors = [
  { name: /^(?:payload|@payloadcms\/.+)$/, floor: '3.90.2' },
  { name: /^next$/, floor: '16.4.6' },
]

/** What is wrong in package.json, a sentence each. */
export function findManifestMistakes(packageJson: string): string[] {
  const { dependencies, devDependencies, overrides } = manifest.parse(JSON.parse(packageJson))
  const named = Object.entries({ ...dependencies, ...devDependencies }).map(withoutAlias)
  const inexact = [...named, ...flatten(overrides)]
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))
    .map(
      ([name, version]) =>
        `package.json: ${name} is "${version}". Pin one exact version, so that every machine has the same.`,
    )
  const low = floors.flatMap(({ name, floor }) =>
    named
      .filter(([dependency, version]) => name.test(dependency) && isBelow(version, floor))
      .map(
        ([dependency, version]) =>
          `package.json: ${dependency} is ${version}, below ${floor}, the lowest that is allowed.`,
      ),
  )
  const missing = ['payload', 'next']
    .filter((name) => !Object.hasOwn(dependencies, name))
    .map((name) => `package.json: ${name} must be among the dependencies, with an exact version.`)
  return [...inexact, ...low, ...missing]
}

/** A package that stands under another name, by its own: `npm:name@1.2.3`. */
function withoutAlias([name, version]: [string, string]): [string, string] {
  const [, own = name, pinned = version] = /^npm:(.+)@([^@]+)$/.exec(version) ?? []
  return [own, pinned]
}

/** What is wrong in package-lock.json, a sentence each. A registry's address would send every machine to that one. */
export function findLockFileMistakes(packageLock: string): string[] {
  const { packages } = lockFile.parse(JSON.parse(packageLock))
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined && /^\w+:\/\//.test(resolved))
    .map(([path, { resolved }]) => `package-lock.json: ${path} comes from ${resolved}. Remove its line "resolved".`)
}

function flatten(overrides: Record<string, unknown>): [string, string][] {
  return Object.entries(overrides).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]]
    const nested = z.record(z.string(), z.unknown()).safeParse(value)
    return nested.success ? flatten(nested.data) : []
  })
}

function isBelow(version: string, floor: string): boolean {
  const [found, wanted] = [version, floor].map((text) => text.split(/[.-]/).slice(0, 3).map(Number))
  for (const [position, lowest] of (wanted ?? []).entries()) {
    const part = found?.[position] ?? 0
    if (part !== lowest) return !(part > lowest)
  }
  return version.includes('-')
}
