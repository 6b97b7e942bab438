import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { openSchema, readSchemas } from './open-schema'

/**
 * Compares the schema of the database that the settings name, as the fields of the CMS have it, with what its newest migration leaves, and
 * writes the list of its migrations. With a name, writes the migration that is missing: `keep-migrations.ts NAME`.
 */

const [, , name] = process.argv
const payload = await openSchema()
const { migrationDir } = payload.db
const folder = `src/cms/${basename(migrationDir)}`
const { now, migrated } = await readSchemas(payload)
if (now === migrated) await writeIndex()
else if (name === undefined) {
  process.stderr.write(
    `The fields of the CMS have changed since the newest migration of ${folder}. Write the next one: npm run new:migration -- NAME\n`,
  )
  process.exitCode = 1
} else {
  await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true })
  for (const file of globSync(`${folder}/*_${name}.ts`)) nameTypes(file)
  process.stdout.write(`${folder}: look at what was written, and commit it.\n`)
}
await payload.destroy()

async function writeIndex(): Promise<void> {
  const { writeMigrationIndex } = await import('payload')
  writeMigrationIndex({ migrationsDir: migrationDir })
}

/** Types are imported as such: what runs the sources as they are finds no value of their names. */
function nameTypes(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }'),
  )
}
