import { fieldTypeFolders, findFieldTypeProblems, findStaleTypeLines } from './field-types/field-type-folders'

/** Part of `npm run check`: says in a sentence each what a type of question lacks, before a test or the compiler stumbles over it. */

const root = process.cwd()
const folders = fieldTypeFolders(root)
const problems = [...folders.flatMap((folder) => findFieldTypeProblems(root, folder)), ...findStaleTypeLines(root)]

for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length === 0) process.stdout.write(`${folders.length} types of questions are complete.\n`)
process.exitCode = problems.length === 0 ? 0 : 1
