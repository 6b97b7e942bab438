import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`card_tier\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`price\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_card_tier\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_price\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`card_tier\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_card_tier\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_price\`;`)
}
