import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Publications get their numbers when their transactions end, one after the other: who has read a number will never find a smaller one
 * later. The row that counts is locked from then until the transaction has ended for everybody, which is a moment. Then whoever
 * listens is told. Why: docs/decisions/111-postgresql.md.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "publications" ADD COLUMN "seq" bigint;
    CREATE UNIQUE INDEX "publications_seq_idx" ON "publications" ("seq");
    CREATE TABLE "publication_count" ("last" bigint NOT NULL);
    INSERT INTO "publication_count" VALUES (0);
    CREATE FUNCTION "number_publication"() RETURNS trigger LANGUAGE plpgsql AS $number$
      DECLARE next bigint;
      BEGIN
        UPDATE "publication_count" SET "last" = "last" + 1 RETURNING "last" INTO next;
        UPDATE "publications" SET "seq" = next WHERE "id" = NEW."id";
        PERFORM pg_notify('sona_publications', '');
        RETURN NULL;
      END $number$;
    CREATE CONSTRAINT TRIGGER "publications_number" AFTER INSERT ON "publications"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "number_publication"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "publications_number" ON "publications";
    DROP FUNCTION "number_publication"();
    DROP TABLE "publication_count";
    ALTER TABLE "publications" DROP COLUMN "seq";`)
}
