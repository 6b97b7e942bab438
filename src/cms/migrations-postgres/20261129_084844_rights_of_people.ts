import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_erasures_state" AS ENUM('asked', 'done', 'refused', 'withdrawn');
  ALTER TYPE "public"."enum_submission_reads_action" ADD VALUE 'person';
  ALTER TYPE "public"."enum_submission_reads_action" ADD VALUE 'erased';
  ALTER TYPE "public"."enum_submission_events_kind" ADD VALUE 'held';
  ALTER TYPE "public"."enum_submission_events_kind" ADD VALUE 'correction';
  CREATE TABLE "person_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"submission" numeric NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_erasures_state" NOT NULL,
  	"reason" varchar NOT NULL,
  	"submissions" jsonb NOT NULL,
  	"subscribers" jsonb NOT NULL,
  	"asked_at" varchar NOT NULL,
  	"asked_by" numeric NOT NULL,
  	"asked_by_name" varchar NOT NULL,
  	"decided_at" varchar,
  	"decided_by" numeric,
  	"decided_by_name" varchar,
  	"comment" varchar
  );
  
  ALTER TABLE "submissions" ADD COLUMN "held_until" varchar;
  ALTER TABLE "submissions" ADD COLUMN "keyed_with" varchar;
  ALTER TABLE "submission_reads" ADD COLUMN "reason" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "held_until" varchar;
  CREATE INDEX "person_keys_key_idx" ON "person_keys" USING btree ("key");
  CREATE INDEX "person_keys_submission_idx" ON "person_keys" USING btree ("submission");
  CREATE INDEX "erasures_state_idx" ON "erasures" USING btree ("state");
  CREATE INDEX "submissions_held_until_idx" ON "submissions" USING btree ("held_until");
  CREATE INDEX "submissions_keyed_with_idx" ON "submissions" USING btree ("keyed_with");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "person_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "person_keys" CASCADE;
  DROP TABLE "erasures" CASCADE;
  ALTER TABLE "submission_reads" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_submission_reads_action";
  CREATE TYPE "public"."enum_submission_reads_action" AS ENUM('read', 'file', 'search', 'export', 'deleted', 'anonymised', 'list');
  ALTER TABLE "submission_reads" ALTER COLUMN "action" SET DATA TYPE "public"."enum_submission_reads_action" USING "action"::"public"."enum_submission_reads_action";
  ALTER TABLE "submission_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_submission_events_kind";
  CREATE TYPE "public"."enum_submission_events_kind" AS ENUM('state', 'assigned', 'due', 'tags', 'note', 'reply');
  ALTER TABLE "submission_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_submission_events_kind" USING "kind"::"public"."enum_submission_events_kind";
  DROP INDEX "submissions_held_until_idx";
  DROP INDEX "submissions_keyed_with_idx";
  ALTER TABLE "submissions" DROP COLUMN "held_until";
  ALTER TABLE "submissions" DROP COLUMN "keyed_with";
  ALTER TABLE "submission_reads" DROP COLUMN "reason";
  ALTER TABLE "subscribers" DROP COLUMN "held_until";
  DROP TYPE "public"."enum_erasures_state";`)
}
