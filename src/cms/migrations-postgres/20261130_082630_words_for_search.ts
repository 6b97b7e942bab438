import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_locales" ADD COLUMN "search_words" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_search_words" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_locales" DROP COLUMN "search_words";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_search_words";`)
}
