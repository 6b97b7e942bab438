import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Which bytes each uploaded file has, and had, where processes share their files. The other set has no such table: a file has one process,
 * beside which its files lie. Why: docs/decisions/124-files-in-an-object-store.md.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "upload_files" (
      "collection" text NOT NULL,
      "filename" text NOT NULL,
      "sha256" text NOT NULL,
      "size" bigint NOT NULL,
      "until" timestamp(3) with time zone,
      PRIMARY KEY ("collection", "filename", "sha256"));
    CREATE UNIQUE INDEX "upload_files_current_idx" ON "upload_files" ("collection", "filename") WHERE "until" IS NULL;
    CREATE INDEX "upload_files_sha256_idx" ON "upload_files" ("sha256");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "upload_files";`)
}
