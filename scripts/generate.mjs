import { generate } from './generated-files.mjs'
import { installWhenStale } from './install.mjs'
import { continueOnPinnedNode } from './node24.mjs'

/** `npm run generate`: writes everything that is made from the CMS's configuration and the GraphQL documents. */

continueOnPinnedNode()
installWhenStale()
process.exit((await generate()) ? 0 : 1)
