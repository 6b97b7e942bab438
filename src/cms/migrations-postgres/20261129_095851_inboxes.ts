import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inbox_requests_decision" AS ENUM('ask', 'approve', 'refuse', 'withdraw');
  CREATE TYPE "public"."enum_inbox_requests_state" AS ENUM('draft', 'asked', 'done', 'refused', 'withdrawn', 'void');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'hr' BEFORE 'admin';
  ALTER TYPE "public"."enum_account_requests_role" ADD VALUE 'hr' BEFORE 'admin';
  ALTER TYPE "public"."enum_account_requests_role_before" ADD VALUE 'hr' BEFORE 'admin';
  ALTER TYPE "public"."enum_submission_events_kind" ADD VALUE 'moved' BEFORE 'held';
  ALTER TYPE "public"."enum_submission_events_kind" ADD VALUE 'repetition' BEFORE 'held';
  CREATE TABLE "inboxes_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form_id" integer NOT NULL,
  	"question" varchar NOT NULL
  );
  
  CREATE TABLE "inboxes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answer_days" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inboxes_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "inboxes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "inboxes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"forms_id" integer
  );
  
  CREATE TABLE "inbox_requests_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form_id" integer NOT NULL,
  	"question" varchar NOT NULL
  );
  
  CREATE TABLE "inbox_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"inbox_id" integer NOT NULL,
  	"reason" varchar,
  	"decision" "enum_inbox_requests_decision",
  	"comment" varchar,
  	"state" "enum_inbox_requests_state",
  	"before" varchar,
  	"proposed_by" numeric,
  	"proposed_by_name" varchar,
  	"decided_by" numeric,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inbox_requests_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "inbox_requests_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"forms_id" integer
  );
  
  ALTER TABLE "submissions" ADD COLUMN "inbox" numeric;
  ALTER TABLE "submissions" ADD COLUMN "repeats" numeric;
  ALTER TABLE "submission_reads" ADD COLUMN "inbox" numeric;
  ALTER TABLE "inboxes_routes" ADD CONSTRAINT "inboxes_routes_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inboxes_routes" ADD CONSTRAINT "inboxes_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inboxes_locales" ADD CONSTRAINT "inboxes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inboxes_texts" ADD CONSTRAINT "inboxes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inboxes_rels" ADD CONSTRAINT "inboxes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inboxes_rels" ADD CONSTRAINT "inboxes_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inboxes_rels" ADD CONSTRAINT "inboxes_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_requests_routes" ADD CONSTRAINT "inbox_requests_routes_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_requests_routes" ADD CONSTRAINT "inbox_requests_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inbox_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_requests" ADD CONSTRAINT "inbox_requests_inbox_id_inboxes_id_fk" FOREIGN KEY ("inbox_id") REFERENCES "public"."inboxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_requests_texts" ADD CONSTRAINT "inbox_requests_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_requests_rels" ADD CONSTRAINT "inbox_requests_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_requests_rels" ADD CONSTRAINT "inbox_requests_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_requests_rels" ADD CONSTRAINT "inbox_requests_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "inboxes_routes_order_idx" ON "inboxes_routes" USING btree ("_order");
  CREATE INDEX "inboxes_routes_parent_id_idx" ON "inboxes_routes" USING btree ("_parent_id");
  CREATE INDEX "inboxes_routes_form_idx" ON "inboxes_routes" USING btree ("form_id");
  CREATE INDEX "inboxes_updated_at_idx" ON "inboxes" USING btree ("updated_at");
  CREATE INDEX "inboxes_created_at_idx" ON "inboxes" USING btree ("created_at");
  CREATE UNIQUE INDEX "inboxes_locales_locale_parent_id_unique" ON "inboxes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "inboxes_locales_parent_id_idx" ON "inboxes_locales" USING btree ("_parent_id");
  CREATE INDEX "inboxes_texts_order_parent" ON "inboxes_texts" USING btree ("order","parent_id");
  CREATE INDEX "inboxes_texts_parent_id_idx" ON "inboxes_texts" USING btree ("parent_id");
  CREATE INDEX "inboxes_rels_order_idx" ON "inboxes_rels" USING btree ("order");
  CREATE INDEX "inboxes_rels_parent_idx" ON "inboxes_rels" USING btree ("parent_id");
  CREATE INDEX "inboxes_rels_path_idx" ON "inboxes_rels" USING btree ("path");
  CREATE INDEX "inboxes_rels_users_id_idx" ON "inboxes_rels" USING btree ("users_id");
  CREATE INDEX "inboxes_rels_forms_id_idx" ON "inboxes_rels" USING btree ("forms_id");
  CREATE INDEX "inbox_requests_routes_order_idx" ON "inbox_requests_routes" USING btree ("_order");
  CREATE INDEX "inbox_requests_routes_parent_id_idx" ON "inbox_requests_routes" USING btree ("_parent_id");
  CREATE INDEX "inbox_requests_routes_form_idx" ON "inbox_requests_routes" USING btree ("form_id");
  CREATE INDEX "inbox_requests_inbox_idx" ON "inbox_requests" USING btree ("inbox_id");
  CREATE INDEX "inbox_requests_state_idx" ON "inbox_requests" USING btree ("state");
  CREATE INDEX "inbox_requests_updated_at_idx" ON "inbox_requests" USING btree ("updated_at");
  CREATE INDEX "inbox_requests_created_at_idx" ON "inbox_requests" USING btree ("created_at");
  CREATE INDEX "inbox_requests_texts_order_parent" ON "inbox_requests_texts" USING btree ("order","parent_id");
  CREATE INDEX "inbox_requests_texts_parent_id_idx" ON "inbox_requests_texts" USING btree ("parent_id");
  CREATE INDEX "inbox_requests_rels_order_idx" ON "inbox_requests_rels" USING btree ("order");
  CREATE INDEX "inbox_requests_rels_parent_idx" ON "inbox_requests_rels" USING btree ("parent_id");
  CREATE INDEX "inbox_requests_rels_path_idx" ON "inbox_requests_rels" USING btree ("path");
  CREATE INDEX "inbox_requests_rels_users_id_idx" ON "inbox_requests_rels" USING btree ("users_id");
  CREATE INDEX "inbox_requests_rels_forms_id_idx" ON "inbox_requests_rels" USING btree ("forms_id");
  CREATE INDEX "submissions_inbox_idx" ON "submissions" USING btree ("inbox");
  CREATE INDEX "submissions_repeats_idx" ON "submissions" USING btree ("repeats");
  CREATE INDEX "submission_reads_inbox_idx" ON "submission_reads" USING btree ("inbox");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inboxes_routes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inboxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inboxes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inboxes_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inboxes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_requests_routes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_requests_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_requests_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "inboxes_routes" CASCADE;
  DROP TABLE "inboxes" CASCADE;
  DROP TABLE "inboxes_locales" CASCADE;
  DROP TABLE "inboxes_texts" CASCADE;
  DROP TABLE "inboxes_rels" CASCADE;
  DROP TABLE "inbox_requests_routes" CASCADE;
  DROP TABLE "inbox_requests" CASCADE;
  DROP TABLE "inbox_requests_texts" CASCADE;
  DROP TABLE "inbox_requests_rels" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'approver', 'compliance', 'investigator', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "account_requests" ALTER COLUMN "role" SET DATA TYPE text;
  DROP TYPE "public"."enum_account_requests_role";
  CREATE TYPE "public"."enum_account_requests_role" AS ENUM('editor', 'approver', 'compliance', 'investigator', 'admin');
  ALTER TABLE "account_requests" ALTER COLUMN "role" SET DATA TYPE "public"."enum_account_requests_role" USING "role"::"public"."enum_account_requests_role";
  ALTER TABLE "account_requests" ALTER COLUMN "role_before" SET DATA TYPE text;
  DROP TYPE "public"."enum_account_requests_role_before";
  CREATE TYPE "public"."enum_account_requests_role_before" AS ENUM('editor', 'approver', 'compliance', 'investigator', 'admin');
  ALTER TABLE "account_requests" ALTER COLUMN "role_before" SET DATA TYPE "public"."enum_account_requests_role_before" USING "role_before"::"public"."enum_account_requests_role_before";
  ALTER TABLE "submission_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_submission_events_kind";
  CREATE TYPE "public"."enum_submission_events_kind" AS ENUM('state', 'assigned', 'due', 'tags', 'note', 'reply', 'held', 'correction');
  ALTER TABLE "submission_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_submission_events_kind" USING "kind"::"public"."enum_submission_events_kind";
  DROP INDEX "submissions_inbox_idx";
  DROP INDEX "submissions_repeats_idx";
  DROP INDEX "submission_reads_inbox_idx";
  ALTER TABLE "submissions" DROP COLUMN "inbox";
  ALTER TABLE "submissions" DROP COLUMN "repeats";
  ALTER TABLE "submission_reads" DROP COLUMN "inbox";
  DROP TYPE "public"."enum_inbox_requests_decision";
  DROP TYPE "public"."enum_inbox_requests_state";`)
}
