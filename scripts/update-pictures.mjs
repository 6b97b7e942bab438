import { spawnSync } from 'node:child_process'
import { specsWithEditorPictures } from './editor-pictures.mjs'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/**
 * `npm run pictures`: takes the pictures of all blocks anew, those that `npm test` compares and the small ones in the CMS. Look
 * at what changed before committing it.
 *
 * `npm run pictures:editors`: those of docs/editors.md, while a browser goes through every test that shows them.
 *
 * `npm run pictures:studio`: those of docs/studio.md, from the test that looks at every screen of the studio.
 */

continueOnPinnedNode()
installWhenStale()

const [kind = 'blocks'] = process.argv.slice(2)
const specs = {
  blocks: ['gallery-pictures', '--update-snapshots=all'],
  editors: specsWithEditorPictures(),
  studio: ['studio-screens', '-g', 'no screen of the studio'],
}
if (!Object.hasOwn(specs, kind)) {
  process.stderr.write(`There are no pictures of “${kind}”, only of ${Object.keys(specs).join(', ')}.\n`)
  process.exit(1)
}
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...specs[kind]], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SONA_PICTURES: kind,
  },
})
process.exit(status ?? 1)
