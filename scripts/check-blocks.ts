import { blockFolders, findBlockProblems, findStaleLines } from '../blocks/block-folders'

/** Part of `npm run check`: says in a sentence each what a block type lacks, before a test or the compiler stumbles over it. */

const root = process.cwd()
const folders = blockFolders(root)
const problems = [...folders.flatMap((folder) => findBlockProblems(root, folder)), ...findStaleLines(root)]

for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length === 0) process.stdout.write(`${folders.length} block types are complete.\n`)
process.exitCode = problems.length === 0 ? 0 : 1
