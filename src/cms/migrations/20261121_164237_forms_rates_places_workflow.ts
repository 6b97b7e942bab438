import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`branches_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_services_order_idx\` ON \`branches_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`branches_services_parent_idx\` ON \`branches_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_access_order_idx\` ON \`branches_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`branches_access_parent_idx\` ON \`branches_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`place_kind\` text,
  	\`bairro\` text,
  	\`municipality\` text,
  	\`province\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`phone\` text,
  	\`hours_monday\` text,
  	\`hours_tuesday\` text,
  	\`hours_wednesday\` text,
  	\`hours_thursday\` text,
  	\`hours_friday\` text,
  	\`hours_saturday\` text,
  	\`hours_sunday\` text,
  	\`hours_public_holidays\` text,
  	\`exceptions\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`branches_key_idx\` ON \`branches\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`branches_updated_at_idx\` ON \`branches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`branches_created_at_idx\` ON \`branches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`branches_locales\` (
  	\`name\` text,
  	\`slug\` text,
  	\`path\` text,
  	\`address\` text,
  	\`note\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branches_slug_idx\` ON \`branches_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`branches_path_idx\` ON \`branches_locales\` (\`path\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`branches__status_idx\` ON \`branches_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`branches_locales_locale_parent_id_unique\` ON \`branches_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`branches_locales_parent_id_idx\` ON \`branches_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_services_order_idx\` ON \`_branches_v_version_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_services_parent_idx\` ON \`_branches_v_version_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_version_access\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_access_order_idx\` ON \`_branches_v_version_access\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_access_parent_idx\` ON \`_branches_v_version_access\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_place_kind\` text,
  	\`version_bairro\` text,
  	\`version_municipality\` text,
  	\`version_province\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_phone\` text,
  	\`version_hours_monday\` text,
  	\`version_hours_tuesday\` text,
  	\`version_hours_wednesday\` text,
  	\`version_hours_thursday\` text,
  	\`version_hours_friday\` text,
  	\`version_hours_saturday\` text,
  	\`version_hours_sunday\` text,
  	\`version_hours_public_holidays\` text,
  	\`version_exceptions\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branches\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_parent_idx\` ON \`_branches_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_key_idx\` ON \`_branches_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_updated_at_idx\` ON \`_branches_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_created_at_idx\` ON \`_branches_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_created_at_idx\` ON \`_branches_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_updated_at_idx\` ON \`_branches_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_snapshot_idx\` ON \`_branches_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_published_locale_idx\` ON \`_branches_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_latest_idx\` ON \`_branches_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_branches_v_locales\` (
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_path\` text,
  	\`version_address\` text,
  	\`version_note\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_slug_idx\` ON \`_branches_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version_path_idx\` ON \`_branches_v_locales\` (\`version_path\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_version_version__status_idx\` ON \`_branches_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_branches_v_locales_locale_parent_id_unique\` ON \`_branches_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branches_v_locales_parent_id_idx\` ON \`_branches_v_locales\` (\`_parent_id\`);`)
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
  	\`name\` text,
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
  await db.run(sql`CREATE TABLE \`_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_document_category\` text,
  	\`version_year\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_url\` text,
  	\`version_thumbnail_u_r_l\` text,
  	\`version_filename\` text,
  	\`version_mime_type\` text,
  	\`version_filesize\` numeric,
  	\`version_width\` numeric,
  	\`version_height\` numeric,
  	\`version_focal_x\` numeric,
  	\`version_focal_y\` numeric,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_parent_idx\` ON \`_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_key_idx\` ON \`_documents_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_updated_at_idx\` ON \`_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_created_at_idx\` ON \`_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_filename_idx\` ON \`_documents_v\` (\`version_filename\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_created_at_idx\` ON \`_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_updated_at_idx\` ON \`_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_snapshot_idx\` ON \`_documents_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_published_locale_idx\` ON \`_documents_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_latest_idx\` ON \`_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_documents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version__status_idx\` ON \`_documents_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_documents_v_locales_locale_parent_id_unique\` ON \`_documents_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_locales_parent_id_idx\` ON \`_documents_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`title\` text,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`languages\` text,
  	\`hash\` text,
  	\`reason\` text,
  	\`submitted_by\` numeric,
  	\`submitted_by_name\` text,
  	\`submitted_at\` text,
  	\`decided_by\` numeric,
  	\`decided_by_name\` text,
  	\`decided_at\` text,
  	\`comment\` text,
  	\`verdict\` text,
  	\`due_at\` text,
  	\`done_languages\` text,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_subject_idx\` ON \`reviews\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`reviews_state_idx\` ON \`reviews\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reviews_due_at_idx\` ON \`reviews\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`due_at\` text,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_state_idx\` ON \`releases\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`releases_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`reviews_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_rels_order_idx\` ON \`releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_parent_idx\` ON \`releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_path_idx\` ON \`releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_reviews_id_idx\` ON \`releases_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`field_path\` text,
  	\`text\` text NOT NULL,
  	\`author\` numeric NOT NULL,
  	\`author_name\` text NOT NULL,
  	\`is_resolved\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_subject_idx\` ON \`comments\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` numeric,
  	\`at\` text,
  	\`actor\` numeric,
  	\`actor_name\` text,
  	\`actor_role\` text,
  	\`action\` text,
  	\`subject\` text,
  	\`locale\` text,
  	\`reason\` text,
  	\`before\` text,
  	\`after\` text,
  	\`details\` text,
  	\`previous\` text,
  	\`hash\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_log_number_idx\` ON \`audit_log\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_subject_idx\` ON \`audit_log\` (\`subject\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`form_key\` text NOT NULL,
  	\`received_on\` text NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`taken_by\` text,
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
  	FOREIGN KEY (\`version_id\`) REFERENCES \`form_versions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_reference_idx\` ON \`submissions\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`submissions_form_key_idx\` ON \`submissions\` (\`form_key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_received_on_idx\` ON \`submissions\` (\`received_on\`);`)
  await db.run(sql`CREATE INDEX \`submissions_state_idx\` ON \`submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`submissions_taken_by_idx\` ON \`submissions\` (\`taken_by\`);`)
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
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`subscribed_on\` text NOT NULL,
  	\`confirmed_on\` text,
  	\`ended_on\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_state_idx\` ON \`subscribers\` (\`state\`);`)
  await db.run(sql`CREATE TABLE \`unanswered_searches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`term\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`unanswered_searches_term_idx\` ON \`unanswered_searches\` (\`term\`);`)
  await db.run(sql`CREATE INDEX \`unanswered_searches_count_idx\` ON \`unanswered_searches\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`unanswered_searches_updated_at_idx\` ON \`unanswered_searches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`unanswered_searches_created_at_idx\` ON \`unanswered_searches\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`term_language_idx\` ON \`unanswered_searches\` (\`term\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_private_navigation_v_version_menus_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_private_navigation_v_version_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_version_menus_links_order_idx\` ON \`_private_navigation_v_version_menus_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_version_menus_links_parent_id_idx\` ON \`_private_navigation_v_version_menus_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_version_menus_links_page_idx\` ON \`_private_navigation_v_version_menus_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_private_navigation_v_version_menus_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_private_navigation_v_version_menus_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_private_navigation_v_version_menus_links_locales_locale_par\` ON \`_private_navigation_v_version_menus_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_version_menus_links_locales_parent_id_idx\` ON \`_private_navigation_v_version_menus_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_private_navigation_v_version_menus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_private_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_version_menus_order_idx\` ON \`_private_navigation_v_version_menus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_version_menus_parent_id_idx\` ON \`_private_navigation_v_version_menus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_version_menus_page_idx\` ON \`_private_navigation_v_version_menus\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_private_navigation_v_version_menus_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_private_navigation_v_version_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_private_navigation_v_version_menus_locales_locale_parent_id\` ON \`_private_navigation_v_version_menus_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_version_menus_locales_parent_id_idx\` ON \`_private_navigation_v_version_menus_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_private_navigation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_version_version__status_idx\` ON \`_private_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_created_at_idx\` ON \`_private_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_updated_at_idx\` ON \`_private_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_snapshot_idx\` ON \`_private_navigation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_published_locale_idx\` ON \`_private_navigation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_private_navigation_v_latest_idx\` ON \`_private_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_corporate_navigation_v_version_menus_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_corporate_navigation_v_version_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_version_menus_links_order_idx\` ON \`_corporate_navigation_v_version_menus_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_version_menus_links_parent_id_idx\` ON \`_corporate_navigation_v_version_menus_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_version_menus_links_page_idx\` ON \`_corporate_navigation_v_version_menus_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_corporate_navigation_v_version_menus_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_corporate_navigation_v_version_menus_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_corporate_navigation_v_version_menus_links_locales_locale_p\` ON \`_corporate_navigation_v_version_menus_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_version_menus_links_locales_parent_id_idx\` ON \`_corporate_navigation_v_version_menus_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_corporate_navigation_v_version_menus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_corporate_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_version_menus_order_idx\` ON \`_corporate_navigation_v_version_menus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_version_menus_parent_id_idx\` ON \`_corporate_navigation_v_version_menus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_version_menus_page_idx\` ON \`_corporate_navigation_v_version_menus\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_corporate_navigation_v_version_menus_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_corporate_navigation_v_version_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_corporate_navigation_v_version_menus_locales_locale_parent_\` ON \`_corporate_navigation_v_version_menus_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_version_menus_locales_parent_id_idx\` ON \`_corporate_navigation_v_version_menus_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_corporate_navigation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_version_version__status_idx\` ON \`_corporate_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_created_at_idx\` ON \`_corporate_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_updated_at_idx\` ON \`_corporate_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_snapshot_idx\` ON \`_corporate_navigation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_published_locale_idx\` ON \`_corporate_navigation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_corporate_navigation_v_latest_idx\` ON \`_corporate_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_order_idx\` ON \`_footer_v_version_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_parent_id_idx\` ON \`_footer_v_version_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_page_idx\` ON \`_footer_v_version_columns_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_columns_links_locales_locale_parent_id_uni\` ON \`_footer_v_version_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_locales_parent_id_idx\` ON \`_footer_v_version_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_order_idx\` ON \`_footer_v_version_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_parent_id_idx\` ON \`_footer_v_version_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_columns_locales_locale_parent_id_unique\` ON \`_footer_v_version_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_locales_parent_id_idx\` ON \`_footer_v_version_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_order_idx\` ON \`_footer_v_version_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_parent_id_idx\` ON \`_footer_v_version_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_page_idx\` ON \`_footer_v_version_legal_links\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_legal_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_legal_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_legal_links_locales_locale_parent_id_uniqu\` ON \`_footer_v_version_legal_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_locales_parent_id_idx\` ON \`_footer_v_version_legal_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_newsletter_form_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_newsletter_form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_newsletter_form_idx\` ON \`_footer_v\` (\`version_newsletter_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_snapshot_idx\` ON \`_footer_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_published_locale_idx\` ON \`_footer_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_locales\` (
  	\`version_newsletter_title\` text,
  	\`version_newsletter_text\` text,
  	\`version_small_print\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_locales_locale_parent_id_unique\` ON \`_footer_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_locales_parent_id_idx\` ON \`_footer_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_bank_name\` text,
  	\`version_helpline\` text,
  	\`version_messaging_url\` text,
  	\`version_email\` text,
  	\`version_internet_banking_private_url\` text,
  	\`version_internet_banking_corporate_url\` text,
  	\`version_open_account_page_id\` integer,
  	\`version_support_page_id\` integer,
  	\`version_search_page_id\` integer,
  	\`version_city\` text,
  	\`version_country\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_open_account_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_support_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_open_account_page_idx\` ON \`_site_settings_v\` (\`version_open_account_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_support_page_idx\` ON \`_site_settings_v\` (\`version_support_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_search_page_idx\` ON \`_site_settings_v\` (\`version_search_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_snapshot_idx\` ON \`_site_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_published_locale_idx\` ON \`_site_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_tagline\` text,
  	\`version_messaging_label\` text,
  	\`version_security_notice\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_locales_parent_id_idx\` ON \`_site_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_texts_order_parent\` ON \`_site_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_texts_parent_id_idx\` ON \`_site_settings_v_texts\` (\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`rate_source\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`asked_at\` text,
  	\`turn\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`search_synonyms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`search_synonyms_locales\` (
  	\`groups\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_synonyms_locales_locale_parent_id_unique\` ON \`search_synonyms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`search_synonyms_locales_parent_id_idx\` ON \`search_synonyms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`publishing_settings_freezes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`publishing_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`publishing_settings_freezes_order_idx\` ON \`publishing_settings_freezes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`publishing_settings_freezes_parent_id_idx\` ON \`publishing_settings_freezes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`publishing_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`document_category\` text,
  	\`year\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "key", "document_category", "year", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "key", "document_category", "year", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_key_idx\` ON \`documents\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_documents_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents_locales\`("title", "summary", "_status", "id", "_locale", "_parent_id") SELECT "title", "summary", 'published', "id", "_locale", "_parent_id" FROM \`documents_locales\`;`)
  await db.run(sql`DROP TABLE \`documents_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents_locales\` RENAME TO \`documents_locales\`;`)
  await db.run(sql`CREATE INDEX \`documents__status_idx\` ON \`documents_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_locales_locale_parent_id_unique\` ON \`documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_locales_parent_id_idx\` ON \`documents_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`branch_id\` integer REFERENCES branches(id);`)
  await db.run(sql`CREATE INDEX \`redirects_tip_idx\` ON \`redirects\` (\`tip_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_person_idx\` ON \`redirects\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_branch_idx\` ON \`redirects\` (\`branch_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`branches_id\` integer REFERENCES branches(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`exchange_rates_id\` integer REFERENCES exchange_rates(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`forms_id\` integer REFERENCES forms(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_branches_id_idx\` ON \`payload_locked_documents_rels\` (\`branches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exchange_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`exchange_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`ALTER TABLE \`private_navigation\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`private_navigation__status_idx\` ON \`private_navigation\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`corporate_navigation\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`corporate_navigation__status_idx\` ON \`corporate_navigation\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`newsletter_form_id\` integer REFERENCES forms(id);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`footer_newsletter_form_idx\` ON \`footer\` (\`newsletter_form_id\`);`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  // What there was before it could be a draft is what visitors see.
  await db.run(sql`UPDATE \`private_navigation\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`corporate_navigation\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`footer\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`site_settings\` SET \`_status\` = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`branches_services\`;`)
  await db.run(sql`DROP TABLE \`branches_access\`;`)
  await db.run(sql`DROP TABLE \`branches\`;`)
  await db.run(sql`DROP TABLE \`branches_locales\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_version_access\`;`)
  await db.run(sql`DROP TABLE \`_branches_v\`;`)
  await db.run(sql`DROP TABLE \`_branches_v_locales\`;`)
  await db.run(sql`DROP TABLE \`exchange_rates_rates\`;`)
  await db.run(sql`DROP TABLE \`exchange_rates\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_texts\`;`)
  await db.run(sql`DROP TABLE \`form_versions\`;`)
  await db.run(sql`DROP TABLE \`_documents_v\`;`)
  await db.run(sql`DROP TABLE \`_documents_v_locales\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`releases_rels\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`submission_reads\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`unanswered_searches\`;`)
  await db.run(sql`DROP TABLE \`_private_navigation_v_version_menus_links\`;`)
  await db.run(sql`DROP TABLE \`_private_navigation_v_version_menus_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_private_navigation_v_version_menus\`;`)
  await db.run(sql`DROP TABLE \`_private_navigation_v_version_menus_locales\`;`)
  await db.run(sql`DROP TABLE \`_private_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`_corporate_navigation_v_version_menus_links\`;`)
  await db.run(sql`DROP TABLE \`_corporate_navigation_v_version_menus_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_corporate_navigation_v_version_menus\`;`)
  await db.run(sql`DROP TABLE \`_corporate_navigation_v_version_menus_locales\`;`)
  await db.run(sql`DROP TABLE \`_corporate_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_legal_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_legal_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`exchange_settings\`;`)
  await db.run(sql`DROP TABLE \`exchange_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`rate_source\`;`)
  await db.run(sql`DROP TABLE \`search_synonyms\`;`)
  await db.run(sql`DROP TABLE \`search_synonyms_locales\`;`)
  await db.run(sql`DROP TABLE \`publishing_settings_freezes\`;`)
  await db.run(sql`DROP TABLE \`publishing_settings\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_documents_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents_locales\`("title", "summary", "id", "_locale", "_parent_id") SELECT "title", "summary", "id", "_locale", "_parent_id" FROM \`documents_locales\`;`)
  await db.run(sql`DROP TABLE \`documents_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents_locales\` RENAME TO \`documents_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_locales_locale_parent_id_unique\` ON \`documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_locales_parent_id_idx\` ON \`documents_locales\` (\`_parent_id\`);`)
  await db.run(sql`DROP INDEX \`private_navigation__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`private_navigation\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`corporate_navigation__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`corporate_navigation\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`site_settings__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`_status\`;`)
  await db.run(sql`CREATE TABLE \`__new_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`document_category\` text NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "key", "document_category", "year", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "key", "document_category", "year", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_key_idx\` ON \`documents\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`tips\` DROP COLUMN \`translation_sources\`;`)
  await db.run(sql`ALTER TABLE \`people\` DROP COLUMN \`translation_sources\`;`)
}
