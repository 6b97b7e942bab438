import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runStep } from './run-step.mjs'
import { fingerprintStep } from './step-fingerprint.mjs'
import { twoAtATime } from './two-at-a-time.mjs'

/** Style sheets that travel inside the pages that show their component. */
const ownSheets = ['blocks', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.own.css'))
    .map((name) => `${folder}/${name}`),
)

/** The settings that choose the database of each set of migrations. Nobody is asked: an address is all that is needed of a server. */
export const databaseSettings = {
  migrations: {},
  'migrations-postgres': { DATABASE_URL: 'postgres://nobody@localhost/nothing' },
}

/**
 * What is made by `npm run generate` and committed, so that a clone works without making it: in stages, each of which may need what those
 * before it made. The steps of a stage need nothing of each other.
 */
const stages = [
  [
    {
      program: 'scripts/make-cms-files.ts',
      writes: ['graphql/schema.graphql', 'src/app/(payload)/admin/importMap.js', 'src/stored-types/payload-types.ts'],
    },
    {
      program: 'scripts/make-icons.ts',
      writes: ['src/form-builder/controls/icon-drawings.ts', 'src/ui/icon-drawings.ts'],
    },
    {
      program: 'scripts/make-own-styles.ts',
      reads: ownSheets,
      writes: ownSheets.map((sheet) => sheet.replace(/\.css$/, '.ts')),
    },
    { program: 'scripts/make-letters.ts', writes: ['src/ui/lettering/heading-letters.ts'] },
    { program: 'scripts/make-theme-colors.ts', reads: ['site/theme/tokens.css'], writes: ['src/ui/theme-colors.ts'] },
    { program: 'scripts/make-settings-page.ts', writes: ['docs/settings.md'] },
  ],
  [
    ...['migrations', 'migrations-postgres'].map((folder) => ({
      program: 'scripts/migrations/keep-migrations.ts',
      reads: [`src/cms/${folder}/*`],
      writes: [`src/cms/${folder}/index.ts`],
      settings: databaseSettings[folder],
    })),
    {
      args: ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts'],
      reads: ['codegen.ts', 'graphql/schema.graphql', 'graphql/documents/*.graphql', 'blocks/*/*.fragment.graphql'],
      writes: ['graphql/generated/operations.ts'],
    },
  ],
  [{ program: 'scripts/make-known-documents.ts', writes: ['graphql/generated/known-documents.json'] }],
].map((steps) =>
  steps.map(({ program, args = ['--import', 'tsx', program], reads = [], writes, settings = {} }) => ({
    ...{ program, args, reads, writes, settings },
  })),
)

export const environment = {
  NODE_ENV: 'production',
  PAYLOAD_CONFIG_PATH: 'src/cms/configuration/payload.config.ts',
  SONA_DATA: '.cache/generate',
}

/** The fingerprint of each step when it last ran. */
const record = '.cache/generated.json'

/**
 * Makes the generated files.
 *
 * @param onlyWhenNeeded leaves out the steps that would write what they wrote before: nothing they read has changed since, nor has
 *   what they wrote.
 * @returns the files that were not what they are now, or null, having said why, when a step fails.
 */
export async function generate({ onlyWhenNeeded = false } = {}) {
  const known = readRecord()
  const stale = []
  let isGreen = true

  async function make(step) {
    // One that failed has said why; what comes after it may need what it did not make.
    if (!isGreen) return
    const name = step.writes[0]
    if (onlyWhenNeeded && known[name] === (await fingerprintStep(step))) return
    const before = step.writes.map(readOrEmpty)
    const ran = await runStep(step.args, { ...environment, ...step.settings })
    if (!ran.isGreen) {
      process.stderr.write(`${ran.output}\nThe step "${step.args.join(' ')}" failed.\n`)
      isGreen = false
      return
    }
    stale.push(...step.writes.filter((file, index) => readOrEmpty(file) !== before[index]))
    known[name] = await fingerprintStep(step)
    mkdirSync('.cache', { recursive: true })
    writeFileSync(record, JSON.stringify(known))
  }

  for (const steps of stages) await twoAtATime(steps, make)
  return isGreen ? stale : null
}

function readRecord() {
  const text = readOrEmpty(record)
  return text === '' ? {} : JSON.parse(text)
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
