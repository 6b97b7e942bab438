import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shared_blocks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`translation_sources\` text,
  	\`layout\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shared_blocks_key_idx\` ON \`shared_blocks\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`shared_blocks_updated_at_idx\` ON \`shared_blocks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shared_blocks_created_at_idx\` ON \`shared_blocks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shared_blocks_locales\` (
  	\`name\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shared_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shared_blocks__status_idx\` ON \`shared_blocks_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shared_blocks_locales_locale_parent_id_unique\` ON \`shared_blocks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`shared_blocks_locales_parent_id_idx\` ON \`shared_blocks_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_shared_blocks_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_translation_sources\` text,
  	\`version_layout\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`shared_blocks\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_parent_idx\` ON \`_shared_blocks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_version_version_key_idx\` ON \`_shared_blocks_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_version_version_updated_at_idx\` ON \`_shared_blocks_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_version_version_created_at_idx\` ON \`_shared_blocks_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_created_at_idx\` ON \`_shared_blocks_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_updated_at_idx\` ON \`_shared_blocks_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_snapshot_idx\` ON \`_shared_blocks_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_published_locale_idx\` ON \`_shared_blocks_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_latest_idx\` ON \`_shared_blocks_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_autosave_idx\` ON \`_shared_blocks_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_shared_blocks_v_locales\` (
  	\`version_name\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_shared_blocks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_version_version__status_idx\` ON \`_shared_blocks_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_shared_blocks_v_locales_locale_parent_id_unique\` ON \`_shared_blocks_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_shared_blocks_v_locales_parent_id_idx\` ON \`_shared_blocks_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`shared_blocks_id\` integer REFERENCES shared_blocks(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shared_blocks_id_idx\` ON \`payload_locked_documents_rels\` (\`shared_blocks_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shared_blocks\`;`)
  await db.run(sql`DROP TABLE \`shared_blocks_locales\`;`)
  await db.run(sql`DROP TABLE \`_shared_blocks_v\`;`)
  await db.run(sql`DROP TABLE \`_shared_blocks_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`tips_id\` integer,
  	\`people_id\` integer,
  	\`branches_id\` integer,
  	\`simulators_id\` integer,
  	\`exchange_rates_id\` integer,
  	\`forms_id\` integer,
  	\`documents_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tips_id\`) REFERENCES \`tips\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`branches_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`simulators_id\`) REFERENCES \`simulators\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exchange_rates_id\`) REFERENCES \`exchange_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "tips_id", "people_id", "branches_id", "simulators_id", "exchange_rates_id", "forms_id", "documents_id", "media_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "tips_id", "people_id", "branches_id", "simulators_id", "exchange_rates_id", "forms_id", "documents_id", "media_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tips_id_idx\` ON \`payload_locked_documents_rels\` (\`tips_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_branches_id_idx\` ON \`payload_locked_documents_rels\` (\`branches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_simulators_id_idx\` ON \`payload_locked_documents_rels\` (\`simulators_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exchange_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`exchange_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
