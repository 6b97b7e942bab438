import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inboxes\` ADD \`hands_over\` integer;`)
  await db.run(sql`ALTER TABLE \`inbox_requests\` ADD \`hands_over\` integer;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`hand_over\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_hand_over_idx\` ON \`submissions\` (\`hand_over\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_hand_over_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`hand_over\`;`)
  await db.run(sql`ALTER TABLE \`inboxes\` DROP COLUMN \`hands_over\`;`)
  await db.run(sql`ALTER TABLE \`inbox_requests\` DROP COLUMN \`hands_over\`;`)
}
