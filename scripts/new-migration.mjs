import { databaseSettings, environment } from './generated-files.mjs'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'
import { runStep } from './run-step.mjs'

/** `npm run new:migration -- NAME`: writes the migration of each database that the fields of the CMS have changed since. */

continueOnPinnedNode()
installWhenStale()

const [, , name] = process.argv
if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
  process.stderr.write('Usage: npm run new:migration -- NAME\nNAME is made of small letters, digits and _.\n')
  process.exit(1)
}
for (const settings of Object.values(databaseSettings)) {
  const args = ['--import', 'tsx', 'scripts/migrations/keep-migrations.ts', name]
  const { isGreen, output } = await runStep(args, { ...environment, ...settings })
  process.stdout.write(output)
  if (!isGreen) process.exit(1)
}
