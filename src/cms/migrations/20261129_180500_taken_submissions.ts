import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Which submissions were taken, by their ids, so that whoever sent them can ask. Why: docs/decisions/138-nothing-acknowledged-is-lost.md. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE taken_submissions (id text PRIMARY KEY NOT NULL, taken_at integer NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE taken_submissions;`)
}
