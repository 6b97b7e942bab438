import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`people\` ADD \`portrait_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`people_portrait_idx\` ON \`people\` (\`portrait_id\`);`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_portrait_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_portrait_idx\` ON \`_people_v\` (\`version_portrait_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif_portrait_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif_portrait_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif_portrait_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif_portrait_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif_portrait_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif_portrait_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif_portrait_sizes_avif_portrait_filename_idx\` ON \`media\` (\`sizes_avif_portrait_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_people\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`translation_sources\` text,
  	\`name\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_people\`("id", "key", "translation_sources", "name", "order", "updated_at", "created_at") SELECT "id", "key", "translation_sources", "name", "order", "updated_at", "created_at" FROM \`people\`;`)
  await db.run(sql`DROP TABLE \`people\`;`)
  await db.run(sql`ALTER TABLE \`__new_people\` RENAME TO \`people\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`people_key_idx\` ON \`people\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`people_updated_at_idx\` ON \`people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`people_created_at_idx\` ON \`people\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__people_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_translation_sources\` text,
  	\`version_name\` text,
  	\`version_order\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__people_v\`("id", "parent_id", "version_key", "version_translation_sources", "version_name", "version_order", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_key", "version_translation_sources", "version_name", "version_order", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_people_v\`;`)
  await db.run(sql`DROP TABLE \`_people_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__people_v\` RENAME TO \`_people_v\`;`)
  await db.run(sql`CREATE INDEX \`_people_v_parent_idx\` ON \`_people_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_key_idx\` ON \`_people_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_updated_at_idx\` ON \`_people_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_created_at_idx\` ON \`_people_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_created_at_idx\` ON \`_people_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_updated_at_idx\` ON \`_people_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_snapshot_idx\` ON \`_people_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_published_locale_idx\` ON \`_people_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_latest_idx\` ON \`_people_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_autosave_idx\` ON \`_people_v\` (\`autosave\`);`)
  await db.run(sql`DROP INDEX \`media_sizes_avif_portrait_sizes_avif_portrait_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif_portrait_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif_portrait_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif_portrait_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif_portrait_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif_portrait_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif_portrait_filename\`;`)
}
