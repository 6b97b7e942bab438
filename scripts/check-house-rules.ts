import { readFileSync } from 'node:fs'
import { findCodeMistakes } from './house-rules/code-rules'
import { findIslandMistakes } from './house-rules/island-rules'
import { findLockFileMistakes, findManifestMistakes } from './house-rules/package-rules'
import { findPlaceMistakes } from './house-rules/place-rules'
import { ownCode, projectPaths } from './house-rules/project-files'

/** Part of `npm run check`: the house rules that neither the compiler nor the linter knows, a sentence for each breach. */

const paths = projectPaths()
const code = ownCode(paths)
const mistakes = [
  ...paths.flatMap(findPlaceMistakes),
  ...code.flatMap(findCodeMistakes),
  ...findIslandMistakes(code),
  ...findManifestMistakes(readFileSync('package.json', 'utf8')),
  ...findLockFileMistakes(readFileSync('package-lock.json', 'utf8')),
]

for (const mistake of mistakes) process.stderr.write(`${mistake}\n`)
if (mistakes.length === 0) process.stdout.write(`${code.length} files keep the house rules.\n`)
process.exitCode = mistakes.length === 0 ? 0 : 1
