import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`account_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`change\` text DEFAULT 'create' NOT NULL,
  	\`account_id\` integer,
  	\`name\` text,
  	\`email\` text,
  	\`role\` text,
  	\`reason\` text NOT NULL,
  	\`decision\` text,
  	\`comment\` text,
  	\`state\` text,
  	\`name_before\` text,
  	\`email_before\` text,
  	\`role_before\` text,
  	\`proposed_by\` numeric,
  	\`proposed_by_name\` text,
  	\`decided_by\` numeric,
  	\`decided_by_name\` text,
  	\`decided_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`account_requests_account_idx\` ON \`account_requests\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`account_requests_state_idx\` ON \`account_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`account_requests_updated_at_idx\` ON \`account_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_requests_created_at_idx\` ON \`account_requests\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`account_requests\`;`)
}
