import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`messaging_page_id\` integer REFERENCES pages(id);`)
  await db.run(sql`CREATE INDEX \`site_settings_messaging_page_idx\` ON \`site_settings\` (\`messaging_page_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_messaging_page_id\` integer REFERENCES pages(id);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_messaging_page_idx\` ON \`_site_settings_v\` (\`version_messaging_page_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`bank_name\` text,
  	\`helpline\` text,
  	\`messaging_url\` text,
  	\`email\` text,
  	\`internet_banking_private_url\` text,
  	\`internet_banking_corporate_url\` text,
  	\`open_account_page_id\` integer,
  	\`support_page_id\` integer,
  	\`search_page_id\` integer,
  	\`city\` text,
  	\`country\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`open_account_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`support_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "bank_name", "helpline", "messaging_url", "email", "internet_banking_private_url", "internet_banking_corporate_url", "open_account_page_id", "support_page_id", "search_page_id", "city", "country", "_status", "updated_at", "created_at") SELECT "id", "bank_name", "helpline", "messaging_url", "email", "internet_banking_private_url", "internet_banking_corporate_url", "open_account_page_id", "support_page_id", "search_page_id", "city", "country", "_status", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_settings_open_account_page_idx\` ON \`site_settings\` (\`open_account_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_support_page_idx\` ON \`site_settings\` (\`support_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_search_page_idx\` ON \`site_settings\` (\`search_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
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
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_bank_name", "version_helpline", "version_messaging_url", "version_email", "version_internet_banking_private_url", "version_internet_banking_corporate_url", "version_open_account_page_id", "version_support_page_id", "version_search_page_id", "version_city", "version_country", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "version_bank_name", "version_helpline", "version_messaging_url", "version_email", "version_internet_banking_private_url", "version_internet_banking_corporate_url", "version_open_account_page_id", "version_support_page_id", "version_search_page_id", "version_city", "version_country", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_open_account_page_idx\` ON \`_site_settings_v\` (\`version_open_account_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_support_page_idx\` ON \`_site_settings_v\` (\`version_support_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_search_page_idx\` ON \`_site_settings_v\` (\`version_search_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_snapshot_idx\` ON \`_site_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_published_locale_idx\` ON \`_site_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
}
