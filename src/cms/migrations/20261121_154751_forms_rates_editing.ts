import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`exchange_rates_rates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`currency_code\` text NOT NULL,
  	\`buy\` text NOT NULL,
  	\`sell\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exchange_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exchange_rates_rates_order_idx\` ON \`exchange_rates_rates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exchange_rates_rates_parent_id_idx\` ON \`exchange_rates_rates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exchange_rates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`day\` text NOT NULL,
  	\`source\` text DEFAULT 'bank' NOT NULL,
  	\`state\` text DEFAULT 'held' NOT NULL,
  	\`problems\` text,
  	\`confirmed_by\` text,
  	\`is_by_hand\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`exchange_rates_key_idx\` ON \`exchange_rates\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`exchange_rates_day_idx\` ON \`exchange_rates\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`exchange_rates_updated_at_idx\` ON \`exchange_rates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`exchange_rates_created_at_idx\` ON \`exchange_rates\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_source_idx\` ON \`exchange_rates\` (\`day\`,\`source\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`definition\` text,
  	\`audience\` text DEFAULT 'staff' NOT NULL,
  	\`retention_days\` numeric DEFAULT 365 NOT NULL,
  	\`retention_action\` text DEFAULT 'delete' NOT NULL,
  	\`current_id\` integer,
  	\`proposal_reason\` text,
  	\`proposal_by_id\` integer,
  	\`proposal_at\` text,
  	\`proposal_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`current_id\`) REFERENCES \`form_versions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`proposal_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_key_idx\` ON \`forms\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`forms_current_idx\` ON \`forms\` (\`current_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_proposal_proposal_by_idx\` ON \`forms\` (\`proposal_by_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forms_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_locales_locale_parent_id_unique\` ON \`forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_locales_parent_id_idx\` ON \`forms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_texts_order_parent\` ON \`forms_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_texts_parent_id_idx\` ON \`forms_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_versions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`form_id\` integer NOT NULL,
  	\`form_key\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`hash\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`audience\` text NOT NULL,
  	\`definition\` text NOT NULL,
  	\`changes\` text,
  	\`reason\` text,
  	\`proposed_by_id\` integer,
  	\`approved_by_id\` integer,
  	\`published_at\` text NOT NULL,
  	\`ended_at\` text,
  	\`ended_by_id\` integer,
  	\`end_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`proposed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`approved_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`ended_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_versions_form_idx\` ON \`form_versions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_form_key_idx\` ON \`form_versions\` (\`form_key\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_hash_idx\` ON \`form_versions\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_state_idx\` ON \`form_versions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_proposed_by_idx\` ON \`form_versions\` (\`proposed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_approved_by_idx\` ON \`form_versions\` (\`approved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_ended_by_idx\` ON \`form_versions\` (\`ended_by_id\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_updated_at_idx\` ON \`form_versions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_versions_created_at_idx\` ON \`form_versions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`formKey_number_idx\` ON \`form_versions\` (\`form_key\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`form_key\` text NOT NULL,
  	\`received_on\` text NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`taken_by_id\` integer,
  	\`notes\` text,
  	\`version_id\` integer,
  	\`version_hash\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`audience\` text NOT NULL,
  	\`is_test\` integer,
  	\`answers\` text,
  	\`files\` text,
  	\`delivery_id\` text NOT NULL,
  	\`anonymised_on\` text,
  	FOREIGN KEY (\`taken_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_id\`) REFERENCES \`form_versions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_reference_idx\` ON \`submissions\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`submissions_form_key_idx\` ON \`submissions\` (\`form_key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_received_on_idx\` ON \`submissions\` (\`received_on\`);`)
  await db.run(sql`CREATE INDEX \`submissions_state_idx\` ON \`submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`submissions_taken_by_idx\` ON \`submissions\` (\`taken_by_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_version_idx\` ON \`submissions\` (\`version_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_version_hash_idx\` ON \`submissions\` (\`version_hash\`);`)
  await db.run(sql`CREATE INDEX \`submissions_audience_idx\` ON \`submissions\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`submissions_is_test_idx\` ON \`submissions\` (\`is_test\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_delivery_id_idx\` ON \`submissions\` (\`delivery_id\`);`)
  await db.run(sql`CREATE TABLE \`submission_reads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	\`name\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`form_key\` text NOT NULL,
  	\`reference\` text,
  	\`count\` numeric NOT NULL,
  	\`audience\` text NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`submission_reads_at_idx\` ON \`submission_reads\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`submission_reads_by_idx\` ON \`submission_reads\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`submission_reads_form_key_idx\` ON \`submission_reads\` (\`form_key\`);`)
  await db.run(sql`CREATE INDEX \`submission_reads_reference_idx\` ON \`submission_reads\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`submission_reads_audience_idx\` ON \`submission_reads\` (\`audience\`);`)
  await db.run(sql`CREATE TABLE \`exchange_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`shown_source\` text DEFAULT 'newest' NOT NULL,
  	\`most_percent\` numeric DEFAULT 5 NOT NULL,
  	\`business_days\` numeric DEFAULT 3 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`exchange_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`exchange_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exchange_settings_texts_order_parent\` ON \`exchange_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`exchange_settings_texts_parent_id_idx\` ON \`exchange_settings_texts\` (\`parent_id\`);`)
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`exchange_rates_id\` integer REFERENCES exchange_rates(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forms_id\` integer REFERENCES forms(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exchange_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`exchange_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`newsletter_form_id\` integer REFERENCES forms(id);`)
  await db.run(sql`CREATE INDEX \`footer_newsletter_form_idx\` ON \`footer\` (\`newsletter_form_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`exchange_rates_rates\`;`)
  await db.run(sql`DROP TABLE \`exchange_rates\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_texts\`;`)
  await db.run(sql`DROP TABLE \`form_versions\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`submission_reads\`;`)
  await db.run(sql`DROP TABLE \`exchange_settings\`;`)
  await db.run(sql`DROP TABLE \`exchange_settings_texts\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`tips_id\` integer,
  	\`people_id\` integer,
  	\`simulators_id\` integer,
  	\`documents_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tips_id\`) REFERENCES \`tips\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`simulators_id\`) REFERENCES \`simulators\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "tips_id", "people_id", "simulators_id", "documents_id", "media_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "tips_id", "people_id", "simulators_id", "documents_id", "media_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tips_id_idx\` ON \`payload_locked_documents_rels\` (\`tips_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_simulators_id_idx\` ON \`payload_locked_documents_rels\` (\`simulators_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer\`("id", "updated_at", "created_at") SELECT "id", "updated_at", "created_at" FROM \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer\` RENAME TO \`footer\`;`)
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
