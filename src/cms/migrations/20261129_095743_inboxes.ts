import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`inboxes_routes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form_id\` integer NOT NULL,
  	\`question\` text NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inboxes_routes_order_idx\` ON \`inboxes_routes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inboxes_routes_parent_id_idx\` ON \`inboxes_routes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inboxes_routes_form_idx\` ON \`inboxes_routes\` (\`form_id\`);`)
  await db.run(sql`CREATE TABLE \`inboxes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`answer_days\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`inboxes_updated_at_idx\` ON \`inboxes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inboxes_created_at_idx\` ON \`inboxes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`inboxes_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`inboxes_locales_locale_parent_id_unique\` ON \`inboxes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inboxes_locales_parent_id_idx\` ON \`inboxes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inboxes_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inboxes_texts_order_parent\` ON \`inboxes_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inboxes_texts_parent_id_idx\` ON \`inboxes_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inboxes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`forms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inboxes_rels_order_idx\` ON \`inboxes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`inboxes_rels_parent_idx\` ON \`inboxes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inboxes_rels_path_idx\` ON \`inboxes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`inboxes_rels_users_id_idx\` ON \`inboxes_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`inboxes_rels_forms_id_idx\` ON \`inboxes_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox_requests_routes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form_id\` integer NOT NULL,
  	\`question\` text NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inbox_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_requests_routes_order_idx\` ON \`inbox_requests_routes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_routes_parent_id_idx\` ON \`inbox_requests_routes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_routes_form_idx\` ON \`inbox_requests_routes\` (\`form_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`inbox_id\` integer NOT NULL,
  	\`reason\` text,
  	\`decision\` text,
  	\`comment\` text,
  	\`state\` text,
  	\`before\` text,
  	\`proposed_by\` numeric,
  	\`proposed_by_name\` text,
  	\`decided_by\` numeric,
  	\`decided_by_name\` text,
  	\`decided_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`inbox_id\`) REFERENCES \`inboxes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_requests_inbox_idx\` ON \`inbox_requests\` (\`inbox_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_state_idx\` ON \`inbox_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_updated_at_idx\` ON \`inbox_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_created_at_idx\` ON \`inbox_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`inbox_requests_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inbox_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_requests_texts_order_parent\` ON \`inbox_requests_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_texts_parent_id_idx\` ON \`inbox_requests_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox_requests_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`forms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inbox_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_requests_rels_order_idx\` ON \`inbox_requests_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_rels_parent_idx\` ON \`inbox_requests_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_rels_path_idx\` ON \`inbox_requests_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_rels_users_id_idx\` ON \`inbox_requests_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_requests_rels_forms_id_idx\` ON \`inbox_requests_rels\` (\`forms_id\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`inbox\` numeric;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`repeats\` numeric;`)
  await db.run(sql`CREATE INDEX \`submissions_inbox_idx\` ON \`submissions\` (\`inbox\`);`)
  await db.run(sql`CREATE INDEX \`submissions_repeats_idx\` ON \`submissions\` (\`repeats\`);`)
  await db.run(sql`ALTER TABLE \`submission_reads\` ADD \`inbox\` numeric;`)
  await db.run(sql`CREATE INDEX \`submission_reads_inbox_idx\` ON \`submission_reads\` (\`inbox\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`inboxes_routes\`;`)
  await db.run(sql`DROP TABLE \`inboxes\`;`)
  await db.run(sql`DROP TABLE \`inboxes_locales\`;`)
  await db.run(sql`DROP TABLE \`inboxes_texts\`;`)
  await db.run(sql`DROP TABLE \`inboxes_rels\`;`)
  await db.run(sql`DROP TABLE \`inbox_requests_routes\`;`)
  await db.run(sql`DROP TABLE \`inbox_requests\`;`)
  await db.run(sql`DROP TABLE \`inbox_requests_texts\`;`)
  await db.run(sql`DROP TABLE \`inbox_requests_rels\`;`)
  await db.run(sql`DROP INDEX \`submissions_inbox_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_repeats_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`inbox\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`repeats\`;`)
  await db.run(sql`DROP INDEX \`submission_reads_inbox_idx\`;`)
  await db.run(sql`ALTER TABLE \`submission_reads\` DROP COLUMN \`inbox\`;`)
}
