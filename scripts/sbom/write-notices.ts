import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Component } from './read-sbom'

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

const lockFile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })

/** Where each version of each package lies, as the lock file says: npm names no places. */
function findPlaces(root: string): Map<string, string> {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return new Map(
    Object.entries(packages).map(([place, { version = '' }]) => [
      `${place.split('node_modules/').at(-1)} ${version}`,
      place,
    ]),
  )
}

/** The notices of others that go with every copy of the product: each package with its licences, word for word as it brings them. */
export function writeNotices(components: readonly Component[], root = process.cwd()): string {
  const places = findPlaces(root)
  const parts = components
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version))
    .map(({ name, version, licenses }) => {
      const place = places.get(`${name} ${version}`)
      const texts = place === undefined ? [] : readTexts(join(root, place))
      const said = texts.length > 0 ? texts : ['The package brings no text of its licence.']
      return [`${name} ${version}`, `Licence: ${licenses.join(', ')}`, '', ...said].join('\n')
    })
  const line = '-'.repeat(80)
  return `Sona is made with these packages of others.\n\n${parts.map((part) => `${line}\n${part}\n`).join('\n')}`
}

function readTexts(directory: string): string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true })
    .filter((file) => file.isFile() && licenceFile.test(file.name))
    .map((file) => readFileSync(join(directory, file.name), 'utf8').trim())
}
