import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`contributions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`person\` numeric,
  	\`languages\` text,
  	\`review\` numeric,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`contributions_subject_idx\` ON \`contributions\` (\`subject\`);`)
  // By hand: who wrote what before was known from the audit log alone.
  await db.run(sql`INSERT INTO \`contributions\` (\`subject\`, \`kind\`, \`person\`, \`languages\`, \`review\`, \`at\`)
    SELECT \`subject\`,
      CASE \`action\` WHEN 'publish' THEN 'live' WHEN 'putBack' THEN 'putBack' ELSE 'wrote' END,
      CASE WHEN \`action\` IN ('create', 'save') THEN \`actor\` END,
      CASE WHEN \`action\` = 'publish' THEN
        CASE WHEN \`locale\` IN ('pt', 'en') AND \`subject\` NOT LIKE 'globals/%' AND \`subject\` NOT LIKE 'redirects/%'
          THEN \`locale\` ELSE 'pt,en' END END,
      CASE WHEN json_valid(\`details\`) THEN json_extract(\`details\`, '$.review') END,
      \`at\`
    FROM \`audit_log\`
    WHERE \`action\` IN ('publish', 'putBack') OR (\`action\` IN ('create', 'save') AND \`actor\` <> 0)
    ORDER BY \`number\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`contributions\`;`)
}
