import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Messages that wait to be sent, by whichever process comes first; of those that were sent, only that they were. The other set has no such
 * table: a file has one process, whose messages wait in a folder. Why: docs/decisions/122-one-queue-of-messages.md.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "mail_queue" (
      "name" text PRIMARY KEY,
      "state" text NOT NULL DEFAULT 'waiting',
      "mail" json,
      "attempts" integer NOT NULL,
      "next_try" bigint NOT NULL,
      "since" timestamp(3) with time zone NOT NULL,
      "taken_by" text,
      "taken_until" timestamp(3) with time zone);
    CREATE INDEX "mail_queue_next_idx" ON "mail_queue" ("next_try", "since") WHERE "state" = 'waiting';
    CREATE INDEX "mail_queue_since_idx" ON "mail_queue" ("state", "since");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "mail_queue";`)
}
