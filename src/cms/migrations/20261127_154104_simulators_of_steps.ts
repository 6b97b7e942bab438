import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`simulators\` ADD \`currency\` text;`)
  await db.run(sql`ALTER TABLE \`simulators\` ADD \`inputs\` text;`)
  await db.run(sql`ALTER TABLE \`simulators\` ADD \`parameters\` text;`)
  await db.run(sql`ALTER TABLE \`simulators\` ADD \`steps\` text;`)
  await db.run(sql`ALTER TABLE \`simulators\` ADD \`table\` text;`)
  await db.run(sql`ALTER TABLE \`simulators\` ADD \`results\` text;`)
  await db.run(sql`ALTER TABLE \`simulators\` ADD \`warnings\` text;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` ADD \`version_currency\` text;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` ADD \`version_inputs\` text;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` ADD \`version_parameters\` text;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` ADD \`version_steps\` text;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` ADD \`version_table\` text;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` ADD \`version_results\` text;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` ADD \`version_warnings\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`simulators\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`simulators\` DROP COLUMN \`inputs\`;`)
  await db.run(sql`ALTER TABLE \`simulators\` DROP COLUMN \`parameters\`;`)
  await db.run(sql`ALTER TABLE \`simulators\` DROP COLUMN \`steps\`;`)
  await db.run(sql`ALTER TABLE \`simulators\` DROP COLUMN \`table\`;`)
  await db.run(sql`ALTER TABLE \`simulators\` DROP COLUMN \`results\`;`)
  await db.run(sql`ALTER TABLE \`simulators\` DROP COLUMN \`warnings\`;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` DROP COLUMN \`version_currency\`;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` DROP COLUMN \`version_inputs\`;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` DROP COLUMN \`version_parameters\`;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` DROP COLUMN \`version_steps\`;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` DROP COLUMN \`version_table\`;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` DROP COLUMN \`version_results\`;`)
  await db.run(sql`ALTER TABLE \`_simulators_v\` DROP COLUMN \`version_warnings\`;`)
}
