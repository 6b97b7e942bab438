import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`simulators\` ADD \`cases\` text;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` ADD \`version_cases\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`simulators\` DROP COLUMN \`cases\`;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` DROP COLUMN \`version_cases\`;`)
}
