import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'
import { runStep } from './run-step.mjs'

/** `npm run build`: compiles the programs and builds the site, unless that has been done, so that a start only has to serve. */

continueOnPinnedNode()
installWhenStale()
// Not before: it needs the pinned Node and its packages.
const { compiledOrFail } = await import('./compiled-or-fail.mjs')

await compiledOrFail()
const { isGreen, output } = await runStep(['--import', 'tsx', 'scripts/build-site.ts'], { NODE_ENV: 'production' })
process.stdout.write(output)
process.exit(isGreen ? 0 : 1)
