import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What sites whose CMS is another process said of themselves last. Why: docs/decisions/135-sites-that-know-of-each-other.md. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_states\` (
    \`name\` text PRIMARY KEY NOT NULL,
    \`state\` text NOT NULL,
    \`heard_at\` integer NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_states\`;`)
}
