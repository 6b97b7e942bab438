import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which submissions were taken, by their ids, so that whoever sent them can ask. Why: docs/decisions/138-nothing-acknowledged-is-lost.md. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE taken_submissions (id text PRIMARY KEY NOT NULL, taken_at bigint NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE taken_submissions;`)
}
