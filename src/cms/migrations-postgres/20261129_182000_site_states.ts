import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What sites whose CMS is another process said of themselves last. Why: docs/decisions/135-sites-that-know-of-each-other.md. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "site_states" (
      "name" text PRIMARY KEY,
      "state" text NOT NULL,
      "heard_at" bigint NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "site_states";`)
}
