import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_simulators_currency" AS ENUM('AOA', 'USD', 'EUR');
  CREATE TYPE "public"."enum__simulators_v_version_currency" AS ENUM('AOA', 'USD', 'EUR');
  ALTER TYPE "public"."enum_simulators_calculation" ADD VALUE 'stepwise';
  ALTER TYPE "public"."enum__simulators_v_version_calculation" ADD VALUE 'stepwise';
  ALTER TABLE "simulators" ADD COLUMN "currency" "enum_simulators_currency";
  ALTER TABLE "simulators" ADD COLUMN "inputs" jsonb;
  ALTER TABLE "simulators" ADD COLUMN "parameters" jsonb;
  ALTER TABLE "simulators" ADD COLUMN "steps" jsonb;
  ALTER TABLE "simulators" ADD COLUMN "table" jsonb;
  ALTER TABLE "simulators" ADD COLUMN "results" jsonb;
  ALTER TABLE "simulators" ADD COLUMN "warnings" jsonb;
  ALTER TABLE "_simulators_v" ADD COLUMN "version_currency" "enum__simulators_v_version_currency";
  ALTER TABLE "_simulators_v" ADD COLUMN "version_inputs" jsonb;
  ALTER TABLE "_simulators_v" ADD COLUMN "version_parameters" jsonb;
  ALTER TABLE "_simulators_v" ADD COLUMN "version_steps" jsonb;
  ALTER TABLE "_simulators_v" ADD COLUMN "version_table" jsonb;
  ALTER TABLE "_simulators_v" ADD COLUMN "version_results" jsonb;
  ALTER TABLE "_simulators_v" ADD COLUMN "version_warnings" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "simulators" ALTER COLUMN "calculation" SET DATA TYPE text;
  DROP TYPE "public"."enum_simulators_calculation";
  CREATE TYPE "public"."enum_simulators_calculation" AS ENUM('credit', 'termDeposit');
  ALTER TABLE "simulators" ALTER COLUMN "calculation" SET DATA TYPE "public"."enum_simulators_calculation" USING "calculation"::"public"."enum_simulators_calculation";
  ALTER TABLE "_simulators_v" ALTER COLUMN "version_calculation" SET DATA TYPE text;
  DROP TYPE "public"."enum__simulators_v_version_calculation";
  CREATE TYPE "public"."enum__simulators_v_version_calculation" AS ENUM('credit', 'termDeposit');
  ALTER TABLE "_simulators_v" ALTER COLUMN "version_calculation" SET DATA TYPE "public"."enum__simulators_v_version_calculation" USING "version_calculation"::"public"."enum__simulators_v_version_calculation";
  ALTER TABLE "simulators" DROP COLUMN "currency";
  ALTER TABLE "simulators" DROP COLUMN "inputs";
  ALTER TABLE "simulators" DROP COLUMN "parameters";
  ALTER TABLE "simulators" DROP COLUMN "steps";
  ALTER TABLE "simulators" DROP COLUMN "table";
  ALTER TABLE "simulators" DROP COLUMN "results";
  ALTER TABLE "simulators" DROP COLUMN "warnings";
  ALTER TABLE "_simulators_v" DROP COLUMN "version_currency";
  ALTER TABLE "_simulators_v" DROP COLUMN "version_inputs";
  ALTER TABLE "_simulators_v" DROP COLUMN "version_parameters";
  ALTER TABLE "_simulators_v" DROP COLUMN "version_steps";
  ALTER TABLE "_simulators_v" DROP COLUMN "version_table";
  ALTER TABLE "_simulators_v" DROP COLUMN "version_results";
  ALTER TABLE "_simulators_v" DROP COLUMN "version_warnings";
  DROP TYPE "public"."enum_simulators_currency";
  DROP TYPE "public"."enum__simulators_v_version_currency";`)
}
