import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`tips\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_tips_v\` ADD \`version_translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_tips_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_tips_v_autosave_idx\` ON \`_tips_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_translation_sources\` text;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_people_v_autosave_idx\` ON \`_people_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`tip_id\` integer REFERENCES tips(id);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`person_id\` integer REFERENCES people(id);`)
  await db.run(sql`CREATE INDEX \`redirects_tip_idx\` ON \`redirects\` (\`tip_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_person_idx\` ON \`redirects\` (\`person_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`from\` text NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_redirects\`("id", "key", "from", "page_id", "url", "updated_at", "created_at") SELECT "id", "key", "from", "page_id", "url", "updated_at", "created_at" FROM \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`__new_redirects\` RENAME TO \`redirects\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_key_idx\` ON \`redirects\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_page_idx\` ON \`redirects\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`_pages_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_tips_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_tips_v\` DROP COLUMN \`version_translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_tips_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_people_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_people_v\` DROP COLUMN \`version_translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`_people_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`tips\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`people\` DROP COLUMN \`translation_sources\`;`)
}
