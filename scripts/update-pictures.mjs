import { spawnSync } from 'node:child_process'
import { specsWithEditorPictures } from './editor-pictures.mjs'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/**
 * `npm run pictures`: takes the pictures of all blocks anew, those that `npm test` compares and the small ones in the CMS. Look
 * at what changed before committing it.
 *
 * `npm run pictures:editors`: those of docs/editors.md, while a browser goes through every test that shows them.
 */

continueOnPinnedNode()
installWhenStale()

const ofEditors = process.argv.includes('editors')
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...(ofEditors ? specsWithEditorPictures() : ['gallery-pictures', '--update-snapshots=all']),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(ofEditors ? { SONA_PICTURES: 'editors' } : {}),
    },
  },
)
process.exit(status ?? 1)
