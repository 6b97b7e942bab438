import { spawnSync } from 'node:child_process'

/** `npm run new:migration -- NAME`: writes the migration of each database that the fields of the CMS have changed since. */
const [, , name] = process.argv
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  process.stderr.write('Usage: npm run new:migration -- NAME\nNAME is made of small letters, digits and _.\n')
  process.exit(1)
}
const environment = {
  ...process.env,
  PAYLOAD_CONFIG_PATH: 'src/cms/configuration/payload.config.ts',
  SONA_DATA: '.cache/generate',
}
for (const database of ['sqlite', 'postgres']) {
  const args = ['--import', 'tsx', 'scripts/migrations/keep-migrations.ts', database, name]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: environment })
  if (status !== 0) process.exit(status ?? 1)
}
