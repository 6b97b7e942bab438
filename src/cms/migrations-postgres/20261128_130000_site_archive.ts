import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What outlives the machines of sites, where processes share an object store: what addresses showed, which files belong to a build and to
 * what was published, and which contents the store has. The other set has no such tables: there the site's directory is all there is.
 * Why: docs/decisions/129-what-outlives-a-machine.md.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "page_history" (
      "name" text PRIMARY KEY,
      "href" text NOT NULL,
      "at" text COLLATE "C" NOT NULL,
      "answer" text NOT NULL,
      "entry" jsonb NOT NULL);
    CREATE INDEX "page_history_href_idx" ON "page_history" ("href", "at");
    CREATE TABLE "site_sets" (
      "kind" text NOT NULL,
      "name" text NOT NULL,
      "seq" bigint NOT NULL,
      "since" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "files" jsonb NOT NULL,
      PRIMARY KEY ("kind", "name"));
    CREATE TABLE "archive_contents" (
      "sha256" text PRIMARY KEY,
      "since" timestamp(3) with time zone NOT NULL DEFAULT now());`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "page_history"; DROP TABLE "site_sets"; DROP TABLE "archive_contents";`)
}
