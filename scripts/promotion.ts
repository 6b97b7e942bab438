import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allMigrationNames } from '@/src/database/migration-names'
import { env } from '@/src/platform/env'
import { openBundle } from '@/src/promotion/bundle'
import { makePromotionKeys } from '@/src/promotion/promotion-keys'
import { PromotionRefusal } from '@/src/promotion/promotion-refusal'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'

/**
 * `npm run promotion -- keys FILE`: makes the pair of keys of an installation that sends bundles. `npm run promotion -- show FILE`: verifies
 * a bundle as this installation would, and says what is in it.
 */

const usage = 'Usage: npm run promotion -- keys FILE, or npm run promotion -- show FILE (docs/operations.md)'

function makeKeys(file: string): string {
  if (existsSync(file)) throw new PlainFailure(`There is a file ${file} already: no key is written over another one.`)
  const { secret, key } = makePromotionKeys()
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
  return [
    `${file}: the key that signs. It stays with the installation that sends: PROMOTION_KEY_FILE=${file}`,
    `${key}: what the installation that takes bundles in knows it by: PROMOTION_SENDERS=staging=${key}`,
  ].join('\n')
}

function show(file: string): string {
  if (!existsSync(file)) throw new PlainFailure(`There is no file ${file}.`)
  const known = new Set(allMigrationNames())
  const { senders } = env.promotion
  const { manifest, sender, hash } = openBundle(readFileSync(file, 'utf8'), {
    senders,
    knowsMigration: (name) => known.has(name),
  })
  const { promoted, parts, release, from, packedAt } = manifest
  return [
    `${release}, from ${from}, ${packedAt}, signed by ${sender.name}`,
    ...promoted.map((one) => {
      const name = 'global' in one ? `globals/${one.global}` : `${one.collection}/${one.key}`
      return `  ${name} (${one.languages.join(', ')}): ${one.title}`
    }),
    `  ${parts.length} parts, hash ${hash}`,
  ].join('\n')
}

try {
  const [, , act, file, ...more] = process.argv
  if (file === undefined || more.length > 0 || (act !== 'keys' && act !== 'show')) throw new PlainFailure(usage)
  process.stdout.write(`${act === 'keys' ? makeKeys(file) : show(file)}\n`)
} catch (error) {
  endWithFailure(error instanceof PromotionRefusal ? new PlainFailure(error.message) : error)
}
