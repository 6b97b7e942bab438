import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { type BlockNames, findBlockProblems, toBlockNames } from '../blocks/block-folders'
import { generate } from './generated-files.mjs'
import { addToConfigs, addToContentGuide, addToPageQuery, addToRegistry } from './new-block/add-lines'
import { toBlockFiles } from './new-block/block-template'

/** `npm run new:block NAME`: a new block type that works, passes every check and waits to become what it is for. */

const configs = 'blocks/configs.ts'
const registry = 'blocks/registry.ts'
const pageQuery = 'graphql/documents/page-blocks.graphql'
const contentGuide = 'site/content/README.md'

/** Why there can be no new block of this name, or null when there can. */
function toRefusal(folder: string): string | null {
  if (folder === '') return 'Say the name of the block in kebab-case, for example: npm run new:block loan-offer'
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder)) {
    return `"${folder}" is not a name in kebab-case. Use small letters, digits and single hyphens, as in "loan-offer".`
  }
  return existsSync(`blocks/${folder}`) ? `blocks/${folder} is there already. Choose another name.` : null
}

function writeBlock(names: BlockNames): void {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const folder = `blocks/${names.folder}`
  mkdirSync(folder)
  for (const [file, text] of Object.entries(toBlockFiles(names, version))) writeFileSync(`${folder}/${file}`, text)
  change(configs, (text) => addToConfigs(text, names))
  change(registry, (text) => addToRegistry(text, names))
  change(pageQuery, (text) => addToPageQuery(text, names))
  change(contentGuide, (text) => addToContentGuide(text, names))
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', folder, configs, registry]
  const { status, stdout, stderr } = spawnSync(process.execPath, biome, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The new files could not be formatted.\n${stdout}${stderr}`)
}

function change(path: string, edit: (text: string) => string): void {
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

function nextSteps({ folder, component, type }: BlockNames): string {
  return `blocks/${folder} is written and ${type} is known to the CMS, the page query and the registry.

Next, in blocks/${folder}:
  1. README.md: say what the block is for and when another one suits better.
  2. config.ts: its names in both languages, its group and its fields, built by src/fields.
  3. ${folder}.fragment.graphql: ask for those fields, then run: npm run generate
  4. to-props.ts, ${component}.tsx, ${folder}.module.css: draw them.
  5. ${folder}.fixtures.ts: every case that looks different, in both languages.
  6. ${contentGuide}: the fields in its line of the table, for whoever writes content as files.
In ${registry}: choose how wide it stands ('hero', 'band', 'wide' or 'text').
Look at it in every width and scheme: npm run dev, then /gallery on the CMS's port.
Then run: npm run pictures && npm run check && npm test
`
}

const folder = process.argv[2] ?? ''
const refusal = toRefusal(folder)
if (refusal) {
  process.stderr.write(`${refusal}\n`)
  process.exit(1)
}
const names = toBlockNames(folder)
writeBlock(names)
if (!(await generate({ onlyWhenNeeded: true }))) {
  process.stderr.write(
    `blocks/${folder} is written, but what is made from it is not. Repair it and run: npm run generate\n`,
  )
  process.exit(1)
}
const problems = findBlockProblems(process.cwd(), folder)
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''))
process.stdout.write(problems.length === 0 ? nextSteps(names) : '')
process.exitCode = problems.length === 0 ? 0 : 1
