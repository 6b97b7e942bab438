import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_submission_events_kind" ADD VALUE 'handedOver';
  ALTER TABLE "inboxes" ADD COLUMN "hands_over" boolean;
  ALTER TABLE "inbox_requests" ADD COLUMN "hands_over" boolean;
  ALTER TABLE "submissions" ADD COLUMN "hand_over" varchar;
  CREATE INDEX "submissions_hand_over_idx" ON "submissions" USING btree ("hand_over");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submission_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_submission_events_kind";
  CREATE TYPE "public"."enum_submission_events_kind" AS ENUM('state', 'assigned', 'due', 'tags', 'note', 'reply', 'moved', 'repetition', 'held', 'correction');
  ALTER TABLE "submission_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_submission_events_kind" USING "kind"::"public"."enum_submission_events_kind";
  DROP INDEX "submissions_hand_over_idx";
  ALTER TABLE "inboxes" DROP COLUMN "hands_over";
  ALTER TABLE "inbox_requests" DROP COLUMN "hands_over";
  ALTER TABLE "submissions" DROP COLUMN "hand_over";`)
}
