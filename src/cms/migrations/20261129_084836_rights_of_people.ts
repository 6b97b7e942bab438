import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`person_keys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`submission\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`person_keys_key_idx\` ON \`person_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`person_keys_submission_idx\` ON \`person_keys\` (\`submission\`);`)
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`submissions\` text NOT NULL,
  	\`subscribers\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`asked_by\` numeric NOT NULL,
  	\`asked_by_name\` text NOT NULL,
  	\`decided_at\` text,
  	\`decided_by\` numeric,
  	\`decided_by_name\` text,
  	\`comment\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_state_idx\` ON \`erasures\` (\`state\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`held_until\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`keyed_with\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_held_until_idx\` ON \`submissions\` (\`held_until\`);`)
  await db.run(sql`CREATE INDEX \`submissions_keyed_with_idx\` ON \`submissions\` (\`keyed_with\`);`)
  await db.run(sql`ALTER TABLE \`submission_reads\` ADD \`reason\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`held_until\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`person_keys\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP INDEX \`submissions_held_until_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_keyed_with_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`held_until\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`keyed_with\`;`)
  await db.run(sql`ALTER TABLE \`submission_reads\` DROP COLUMN \`reason\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`held_until\`;`)
}
