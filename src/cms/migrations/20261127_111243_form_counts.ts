import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`form_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report\` text NOT NULL,
  	\`form_key\` text NOT NULL,
  	\`day\` text,
  	\`number\` numeric NOT NULL,
  	\`forgotten_to\` text,
  	\`counts\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`form_counts_report_idx\` ON \`form_counts\` (\`report\`);`)
  await db.run(sql`CREATE INDEX \`form_counts_form_key_idx\` ON \`form_counts\` (\`form_key\`);`)
  await db.run(sql`CREATE INDEX \`form_counts_day_idx\` ON \`form_counts\` (\`day\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`form_counts\`;`)
}
