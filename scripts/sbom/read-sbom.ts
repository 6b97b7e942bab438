import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { exceptions, isApproved } from './licences'

const licence = z.union([
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
  z
    .object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) })
    .transform(({ license }) => license.id ?? license.name ?? ''),
])

const component = z.object({
  name: z.string(),
  version: z.string(),
  licenses: z.array(licence).default([]),
})

/** A package that the product brings along. */
export type Component = z.infer<typeof component>

const sbom = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(component) })

/**
 * What the product is made of, without what only development needs, as npm says it.
 *
 * @returns the bill of materials as its text, in CycloneDX, and its packages.
 * @throws when npm cannot say it.
 */
export function readSbom(): { text: string; components: Component[] } {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`npm sbom ended with ${status}: ${stderr}`)
  return { text: stdout, components: sbom.parse(JSON.parse(stdout)).components }
}

/** A sentence for each package that may not be there because of its licence, and for each exception that nothing needs. */
export function findLicenceMistakes(components: readonly Component[]): string[] {
  const used = new Set<string>()
  const mistakes = components.flatMap(({ name, version, licenses }) => {
    if (licenses.length > 0 && licenses.every(isApproved)) return []
    if (licenses.length === 1 && exceptions[name]?.licence === licenses[0]) {
      used.add(name)
      return []
    }
    return [`${name} ${version} has the licence “${licenses.join(', ') || 'none'}”, which OSI has not approved.`]
  })
  const idle = Object.keys(exceptions).filter((name) => !used.has(name))
  return [...mistakes, ...idle.map((name) => `${name} is an exception that no package needs any more.`)]
}
