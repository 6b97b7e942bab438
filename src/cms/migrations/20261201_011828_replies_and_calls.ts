import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`comments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`comments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_rels_order_idx\` ON \`comments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_parent_idx\` ON \`comments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_path_idx\` ON \`comments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`comments_rels_users_id_idx\` ON \`comments_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`comments\` ADD \`reply_to_id\` integer REFERENCES comments(id);`)
  await db.run(sql`CREATE INDEX \`comments_reply_to_idx\` ON \`comments\` (\`reply_to_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`comments_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_comments\` (
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
  await db.run(sql`INSERT INTO \`__new_comments\`("id", "subject", "field_path", "text", "author", "author_name", "is_resolved", "updated_at", "created_at") SELECT "id", "subject", "field_path", "text", "author", "author_name", "is_resolved", "updated_at", "created_at" FROM \`comments\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`ALTER TABLE \`__new_comments\` RENAME TO \`comments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`comments_subject_idx\` ON \`comments\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
}
