import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`submissions_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_texts_order_parent\` ON \`submissions_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_texts_parent_id_idx\` ON \`submissions_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`submission_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`submission\` numeric NOT NULL,
  	\`reference\` text NOT NULL,
  	\`form_key\` text NOT NULL,
  	\`audience\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`before\` text,
  	\`after\` text,
  	\`text\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`submission_events_submission_idx\` ON \`submission_events\` (\`submission\`);`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`answer_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`may_reply\` integer;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`assignee\` numeric;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`due_on\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_assignee_idx\` ON \`submissions\` (\`assignee\`);`)
  await db.run(sql`CREATE INDEX \`submissions_due_on_idx\` ON \`submissions\` (\`due_on\`);`)
  await db.run(sql`CREATE INDEX \`audience_isTest_receivedOn_idx\` ON \`submissions\` (\`audience\`,\`is_test\`,\`received_on\`);`)
  await db.run(sql`CREATE INDEX \`audience_isTest_state_receivedOn_idx\` ON \`submissions\` (\`audience\`,\`is_test\`,\`state\`,\`received_on\`);`)
  await db.run(sql`CREATE INDEX \`audience_formKey_receivedOn_idx\` ON \`submissions\` (\`audience\`,\`form_key\`,\`received_on\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`submissions_texts\`;`)
  await db.run(sql`DROP TABLE \`submission_events\`;`)
  await db.run(sql`DROP INDEX \`submissions_assignee_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_due_on_idx\`;`)
  await db.run(sql`DROP INDEX \`audience_isTest_receivedOn_idx\`;`)
  await db.run(sql`DROP INDEX \`audience_isTest_state_receivedOn_idx\`;`)
  await db.run(sql`DROP INDEX \`audience_formKey_receivedOn_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`assignee\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`due_on\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`answer_days\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`may_reply\`;`)
}
