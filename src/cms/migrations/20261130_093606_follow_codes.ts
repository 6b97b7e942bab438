import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`follow_hash\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_follow_hash_idx\` ON \`submissions\` (\`follow_hash\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_follow_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`follow_hash\`;`)
}
