import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "simulators" ADD COLUMN "cases" jsonb;
  ALTER TABLE "_simulators_v" ADD COLUMN "version_cases" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "simulators" DROP COLUMN "cases";
  ALTER TABLE "_simulators_v" DROP COLUMN "version_cases";`)
}
