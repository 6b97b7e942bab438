import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLicenceMistakes, readSbom } from './sbom/read-sbom'
import { writeNotices } from './sbom/write-notices'

/** `npm run sbom -- DIRECTORY`: the bill of materials, sbom.cdx.json, and the notices of others, third-party-notices.txt. */

const [, , directory = '.cache/sbom'] = process.argv
const { text, components } = readSbom()
const mistakes = findLicenceMistakes(components)
mkdirSync(directory, { recursive: true })
writeFileSync(join(directory, 'sbom.cdx.json'), text)
writeFileSync(join(directory, 'third-party-notices.txt'), writeNotices(components))
process.stdout.write(`${components.length} packages: ${directory}\n`)
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`)
process.exit(mistakes.length === 0 ? 0 : 1)
