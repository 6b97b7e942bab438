import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "messaging_page_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_messaging_page_id" integer;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_messaging_page_id_pages_id_fk" FOREIGN KEY ("messaging_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_messaging_page_id_pages_id_fk" FOREIGN KEY ("version_messaging_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_messaging_page_idx" ON "site_settings" USING btree ("messaging_page_id");
  CREATE INDEX "_site_settings_v_version_version_messaging_page_idx" ON "_site_settings_v" USING btree ("version_messaging_page_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_messaging_page_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_messaging_page_id_pages_id_fk";
  
  DROP INDEX "site_settings_messaging_page_idx";
  DROP INDEX "_site_settings_v_version_version_messaging_page_idx";
  ALTER TABLE "site_settings" DROP COLUMN "messaging_page_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_messaging_page_id";`)
}
