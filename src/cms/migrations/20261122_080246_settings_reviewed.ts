import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_exchange_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_shown_source\` text DEFAULT 'newest',
  	\`version_most_percent\` numeric DEFAULT 5,
  	\`version_business_days\` numeric DEFAULT 3,
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
  await db.run(sql`CREATE INDEX \`_exchange_settings_v_version_version__status_idx\` ON \`_exchange_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_exchange_settings_v_created_at_idx\` ON \`_exchange_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_exchange_settings_v_updated_at_idx\` ON \`_exchange_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_exchange_settings_v_snapshot_idx\` ON \`_exchange_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_exchange_settings_v_published_locale_idx\` ON \`_exchange_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_exchange_settings_v_latest_idx\` ON \`_exchange_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_exchange_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_exchange_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_exchange_settings_v_texts_order_parent\` ON \`_exchange_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_exchange_settings_v_texts_parent_id_idx\` ON \`_exchange_settings_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_synonyms_v\` (
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
  await db.run(sql`CREATE INDEX \`_search_synonyms_v_version_version__status_idx\` ON \`_search_synonyms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_search_synonyms_v_created_at_idx\` ON \`_search_synonyms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_synonyms_v_updated_at_idx\` ON \`_search_synonyms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_synonyms_v_snapshot_idx\` ON \`_search_synonyms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_search_synonyms_v_published_locale_idx\` ON \`_search_synonyms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_search_synonyms_v_latest_idx\` ON \`_search_synonyms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_search_synonyms_v_locales\` (
  	\`version_groups\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_synonyms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_search_synonyms_v_locales_locale_parent_id_unique\` ON \`_search_synonyms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_synonyms_v_locales_parent_id_idx\` ON \`_search_synonyms_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_exchange_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`shown_source\` text DEFAULT 'newest',
  	\`most_percent\` numeric DEFAULT 5,
  	\`business_days\` numeric DEFAULT 3,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  // By hand: 'published', for the same reason as below.
  await db.run(sql`INSERT INTO \`__new_exchange_settings\`("id", "shown_source", "most_percent", "business_days", "_status", "updated_at", "created_at") SELECT "id", "shown_source", "most_percent", "business_days", 'published', "updated_at", "created_at" FROM \`exchange_settings\`;`)
  await db.run(sql`DROP TABLE \`exchange_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_exchange_settings\` RENAME TO \`exchange_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`exchange_settings__status_idx\` ON \`exchange_settings\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`exchange_rates\` ADD \`written_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`exchange_rates\` ADD \`written_by_name\` text;`)
  // By hand: rates that wait now have the writer whom the audit log knows, and nobody publishes their own.
  for (const [column, from] of [
    ['written_by', 'actor'],
    ['written_by_name', 'actor_name'],
  ] as const) {
    await db.run(
      sql.raw(`UPDATE exchange_rates SET ${column} = (SELECT ${from} FROM audit_log
        WHERE subject = 'exchange-rates/' || exchange_rates.id AND action IN ('create', 'save') AND actor > 0
        ORDER BY number DESC LIMIT 1) WHERE is_by_hand = 1`),
    )
  }
  await db.run(sql`ALTER TABLE \`search_synonyms\` ADD \`_status\` text DEFAULT 'draft';`)
  // By hand: what was public before there were drafts still is.
  await db.run(sql`UPDATE \`search_synonyms\` SET \`_status\` = 'published';`)
  await db.run(sql`CREATE INDEX \`search_synonyms__status_idx\` ON \`search_synonyms\` (\`_status\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_exchange_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_exchange_settings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_search_synonyms_v\`;`)
  await db.run(sql`DROP TABLE \`_search_synonyms_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_exchange_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`shown_source\` text DEFAULT 'newest' NOT NULL,
  	\`most_percent\` numeric DEFAULT 5 NOT NULL,
  	\`business_days\` numeric DEFAULT 3 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_exchange_settings\`("id", "shown_source", "most_percent", "business_days", "updated_at", "created_at") SELECT "id", "shown_source", "most_percent", "business_days", "updated_at", "created_at" FROM \`exchange_settings\`;`)
  await db.run(sql`DROP TABLE \`exchange_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_exchange_settings\` RENAME TO \`exchange_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`DROP INDEX \`search_synonyms__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`search_synonyms\` DROP COLUMN \`_status\`;`)
  await db.run(sql`ALTER TABLE \`exchange_rates\` DROP COLUMN \`written_by\`;`)
  await db.run(sql`ALTER TABLE \`exchange_rates\` DROP COLUMN \`written_by_name\`;`)
}
