import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`simulators\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`calculation\` text,
  	\`valid_until\` text,
  	\`show_capital\` integer,
  	\`show_stamp_duty\` integer,
  	\`products\` text,
  	\`rules\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`simulators_key_idx\` ON \`simulators\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`simulators_updated_at_idx\` ON \`simulators\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`simulators_created_at_idx\` ON \`simulators\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`simulators_locales\` (
  	\`name\` text,
  	\`notice\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`simulators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`simulators__status_idx\` ON \`simulators_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`simulators_locales_locale_parent_id_unique\` ON \`simulators_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`simulators_locales_parent_id_idx\` ON \`simulators_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_simulators_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_calculation\` text,
  	\`version_valid_until\` text,
  	\`version_show_capital\` integer,
  	\`version_show_stamp_duty\` integer,
  	\`version_products\` text,
  	\`version_rules\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`simulators\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_simulators_v_parent_idx\` ON \`_simulators_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_simulators_v_version_version_key_idx\` ON \`_simulators_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_simulators_v_version_version_updated_at_idx\` ON \`_simulators_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_simulators_v_version_version_created_at_idx\` ON \`_simulators_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_simulators_v_created_at_idx\` ON \`_simulators_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_simulators_v_updated_at_idx\` ON \`_simulators_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_simulators_v_snapshot_idx\` ON \`_simulators_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_simulators_v_published_locale_idx\` ON \`_simulators_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_simulators_v_latest_idx\` ON \`_simulators_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_simulators_v_locales\` (
  	\`version_name\` text,
  	\`version_notice\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_simulators_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_simulators_v_version_version__status_idx\` ON \`_simulators_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_simulators_v_locales_locale_parent_id_unique\` ON \`_simulators_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_simulators_v_locales_parent_id_idx\` ON \`_simulators_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`tone\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_tone\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`simulators_id\` integer REFERENCES simulators(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_simulators_id_idx\` ON \`payload_locked_documents_rels\` (\`simulators_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_id_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_id_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tips_locales_parent_id_idx\` ON \`tips_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tips_v_locales_parent_id_idx\` ON \`_tips_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`people_locales_parent_id_idx\` ON \`people_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_locales_parent_id_idx\` ON \`_people_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_locales_parent_id_idx\` ON \`documents_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_id_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`private_navigation_menus_links_locales_parent_id_idx\` ON \`private_navigation_menus_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`private_navigation_menus_locales_parent_id_idx\` ON \`private_navigation_menus_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`corporate_navigation_menus_links_locales_parent_id_idx\` ON \`corporate_navigation_menus_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`corporate_navigation_menus_locales_parent_id_idx\` ON \`corporate_navigation_menus_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_locales_parent_id_idx\` ON \`footer_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_locales_parent_id_idx\` ON \`footer_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_locales_parent_id_idx\` ON \`footer_legal_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_locales_parent_id_idx\` ON \`footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_locales_parent_id_idx\` ON \`site_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_texts_parent_id_idx\` ON \`site_settings_texts\` (\`parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`simulators\`;`)
  await db.run(sql`DROP TABLE \`simulators_locales\`;`)
  await db.run(sql`DROP TABLE \`_simulators_v\`;`)
  await db.run(sql`DROP TABLE \`_simulators_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`tips_id\` integer,
  	\`people_id\` integer,
  	\`documents_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tips_id\`) REFERENCES \`tips\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "tips_id", "people_id", "documents_id", "media_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "tips_id", "people_id", "documents_id", "media_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tips_id_idx\` ON \`payload_locked_documents_rels\` (\`tips_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`pages_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`tips_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_tips_v_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`people_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_people_v_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`documents_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`media_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`private_navigation_menus_links_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`private_navigation_menus_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`corporate_navigation_menus_links_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`corporate_navigation_menus_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_columns_links_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_columns_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_legal_links_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`site_settings_locales_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`site_settings_texts_parent_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`tone\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_tone\`;`)
}
