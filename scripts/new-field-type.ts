import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { addToRegistry } from './field-types/add-lines'
import {
  type FieldTypeNames,
  fieldTypeFolders,
  findFieldTypeProblems,
  isFieldTypeName,
  registries,
  toFieldTypeNames,
  typesFolder,
} from './field-types/field-type-folders'
import { toFieldTypeFiles } from './field-types/field-type-template'

/** `npm run new:field-type NAME`: a new type of question that works, passes every check and waits to become what it is for. */

/** Entries of a form that are no questions. */
const unasked = ['information', 'section', 'page']

/** Why there can be no new type of this name, or null when there can. */
function toRefusal(folder: string): string | null {
  if (folder === '') return 'Say the name of the type in kebab-case, for example: npm run new:field-type tax-number'
  if (!isFieldTypeName(folder)) {
    return `"${folder}" is not a name in kebab-case. Use small letters, digits and single hyphens, as in "tax-number".`
  }
  if (existsSync(`${typesFolder}/${folder}`)) return `${typesFolder}/${folder} is there already. Choose another name.`
  const { type } = toFieldTypeNames(folder)
  const taken = fieldTypeFolders(process.cwd()).find((other) => toFieldTypeNames(other).type === type)
  if (taken !== undefined) return `Forms call ${typesFolder}/${taken} "${type}" already. Choose another name.`
  return unasked.includes(type) ? `"${type}" is an entry of forms that nobody answers. Choose another name.` : null
}

function writeFieldType(names: FieldTypeNames): void {
  const folder = `${typesFolder}/${names.folder}`
  mkdirSync(folder)
  for (const [file, text] of Object.entries(toFieldTypeFiles(names))) writeFileSync(`${folder}/${file}`, text)
  for (const registry of registries) {
    writeFileSync(registry.path, addToRegistry(readFileSync(registry.path, 'utf8'), names, registry))
  }
  const changed = [folder, ...registries.map(({ path }) => path)]
  run(
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...changed],
    'The new files could not be formatted.',
  )
  run(['--import', 'tsx', 'scripts/make-icons.ts'], 'The drawing of the new type could not be made.')
}

function run(args: readonly string[], failure: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${failure}\n${stdout}${stderr}`)
}

function nextSteps({ folder, type }: FieldTypeNames): string {
  return `${typesFolder}/${folder} is written and forms, visitors and the editor of forms know "${type}", a line of text until you change it.

Next, in ${typesFolder}/${folder}:
  1. texts.ts: its name, what it is for and its name within a sentence, in both languages.
  2. definition.ts: what staff may write of it, and the JSON Schema that is made of that.
  3. answer.ts: how an answer is posted, read and drawn, and which rules stand behind broken keywords.
  4. language.ts: its rules, what visitors read at the control, how staff read its limits and answers.
  5. governance.ts: what conditions can ask of it, and which of its limits cannot be kept together.
  6. builder.ts: what staff set of it, and the name of its drawing in the Lucide set; then run: npm run generate
  7. foreign.ts: which JSON Schemas of other programs become one when a form is imported.
Add it to tests/support/arbitrary-form.ts and tests/cases/every-question.ts, so that what holds for all types is tried with it.
Then run: npm run check && npm test
`
}

const folder = process.argv[2] ?? ''
const refusal = toRefusal(folder)
if (refusal) {
  process.stderr.write(`${refusal}\n`)
  process.exit(1)
}
const names = toFieldTypeNames(folder)
writeFieldType(names)
const problems = findFieldTypeProblems(process.cwd(), folder)
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''))
process.stdout.write(problems.length === 0 ? nextSteps(names) : '')
process.exitCode = problems.length === 0 ? 0 : 1
