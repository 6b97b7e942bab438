import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_submission_events_kind" ADD VALUE 'sender';
  ALTER TABLE "submissions" ADD COLUMN "follow_hash" varchar;
  CREATE INDEX "submissions_follow_hash_idx" ON "submissions" USING btree ("follow_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submission_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_submission_events_kind";
  CREATE TYPE "public"."enum_submission_events_kind" AS ENUM('state', 'assigned', 'due', 'tags', 'note', 'reply', 'moved', 'repetition', 'held', 'correction', 'handedOver');
  ALTER TABLE "submission_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_submission_events_kind" USING "kind"::"public"."enum_submission_events_kind";
  DROP INDEX "submissions_follow_hash_idx";
  ALTER TABLE "submissions" DROP COLUMN "follow_hash";`)
}
