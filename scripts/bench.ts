import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '@/src/server/process/build-site'
import { endWithFailure, PlainFailure } from '@/src/server/process/plain-failure'
import { benchGeneratedContent } from './bench/bench-generated-content'
import { type BenchPlan, benchOwnContent } from './bench/bench-own-content'
import { hasLoadGenerator } from './bench/load-generator'
import { describeMachine } from './bench/machine'
import { benchDatabases } from './bench/measure-databases'
import { benchHostile } from './bench/measure-hostile'
import { benchInbox } from './bench/measure-inbox'
import { benchIslands } from './bench/measure-islands'
import { benchRestore } from './bench/measure-restore'
import { benchSealed, sealedPlans } from './bench/measure-sealed'
import { benchSearch } from './bench/measure-search'
import { replaceSection } from './bench/report'

/**
 * `npm run bench`: measures the product beside stock Next and nginx on this machine, prints the tables and keeps them in
 * docs/benchmarks.md. `--pages N` measures a site with N generated pages more instead, in several sizes when N is a list; `--quick` only shows that it all works
 * and keeps nothing. `--hostile` measures instead how long visitors wait while strangers post whatever they can, `--sealed` the channel for
 * sealed reports, `--databases` SQLite beside PostgreSQL, `--inbox` an inbox by how much lies in it.
 */

const file = 'docs/benchmarks.md'

const intro = `# Benchmarks

Written by \`npm run bench\`; each section says when and on which machine. Figures of different machines, or of one that had
other work at the time, cannot be compared: what counts are the ratios within a run.

- \`npm run bench\` measures the site's own content beside stock Next and nginx (about five minutes).
- \`npm run bench -- --pages 100,1000,10000\` adds that many generated pages and measures what grows with them (about an hour).
- \`npm run bench -- --hostile\` posts every kind of hostile body while somebody reads pages beside it (about a quarter of an hour).
- \`npm run bench -- --sealed\` asks for codes of reports and posts 10 000 junk posts beside people who report (about a quarter of an hour).
- \`npm run bench -- --databases\` reads and writes the same content in SQLite and in PostgreSQL (about five minutes).
- \`npm run bench -- --inbox\` lists, searches and works on an inbox with 100, 1 000 and 5 000 cases (about five minutes).
- \`npm run bench -- --restore\` loses the site with either database and restores it (about five minutes).
- \`npm run bench -- --quick\` shows in a minute that everything works and writes nothing.

It needs wrk, and nginx takes part when it is installed (\`apt-get install wrk nginx\`). Nothing else should run meanwhile. The bench is not part of
\`npm test\`: times depend on the machine, so no check may depend on them.
`

const plans = {
  full: {
    hostileSeconds: 3,
    seconds: 10,
    warmUpSeconds: 2,
    publications: 50,
    menuPublications: 3,
    restarts: 3,
    growthRequests: 500_000,
  },
  quick: {
    hostileSeconds: 1,
    seconds: 1,
    warmUpSeconds: 1,
    publications: 3,
    menuPublications: 1,
    restarts: 1,
    growthRequests: 10_000,
  },
} as const satisfies Record<string, BenchPlan & { hostileSeconds: number }>

type BenchChoice = { sizes: number[]; isQuick: boolean; kind: Kind }

/** What is measured, beside the site's own content and generated pages. */
const others = ['hostile', 'sealed', 'databases', 'inbox', 'restore'] as const
type Kind = (typeof others)[number] | 'pages' | 'own'

function readOptions(): BenchChoice {
  const options = {
    pages: { type: 'string' },
    quick: { type: 'boolean' },
    hostile: { type: 'boolean' },
    sealed: { type: 'boolean' },
    databases: { type: 'boolean' },
    inbox: { type: 'boolean' },
    restore: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ options })
  const sizes = (values.pages?.split(',') ?? []).map(Number)
  if (!sizes.every((pages) => Number.isInteger(pages) && pages > 0))
    throw new PlainFailure('--pages needs whole numbers with commas between them, such as 100,1000.')
  const kind = others.find((other) => values[other]) ?? (sizes.length > 0 ? 'pages' : 'own')
  return { sizes, isQuick: values.quick ?? false, kind }
}

const headings: Readonly<Record<Kind, string>> = {
  hostile: 'Under hostile posts',
  sealed: 'Sealed reports',
  databases: 'SQLite and PostgreSQL',
  inbox: 'An inbox with many cases',
  restore: 'Lost and restored',
  pages: 'With generated pages',
  own: "The site's own content",
}

/** What needs neither a load nor, for two of them, the product as it is built. */
const withoutLoad: ReadonlySet<Kind> = new Set(['sealed', 'databases', 'inbox', 'restore'])
const withoutBuild: ReadonlySet<Kind> = new Set(['sealed', 'databases'])

type Measuring = BenchChoice & { directory: string; say: (step: string) => void }

/** @returns Markdown. */
async function measure({ kind, sizes, isQuick, directory, say }: Measuring): Promise<string> {
  const plan = isQuick ? plans.quick : plans.full
  switch (kind) {
    case 'databases':
      return benchDatabases({ directory, times: isQuick ? 2 : 40, say })
    case 'inbox':
      return benchInbox({ directory, rows: isQuick ? [100] : [100, 1_000, 5_000], times: isQuick ? 2 : 40, say })
    case 'restore':
      return benchRestore({ directory, say })
    case 'sealed':
      return benchSealed(isQuick ? sealedPlans.quick : sealedPlans.full, say)
    case 'hostile':
      return benchHostile({ directory: join(directory, 'data'), seconds: plan.hostileSeconds, say })
    case 'pages':
      return benchGeneratedContent({ directory, sizes, plan, say })
    case 'own':
      return [await benchOwnContent({ directory, plan, say }), benchIslands(), benchSearch()].join('\n\n')
  }
}

async function bench(): Promise<void> {
  const choice = readOptions()
  const machine = describeMachine()
  const say = (step: string) => process.stdout.write(`  ${step} …\n`)
  const directory = mkdtempSync(join(tmpdir(), 'sona-bench-'))
  try {
    if (!withoutLoad.has(choice.kind) && !hasLoadGenerator())
      throw new PlainFailure('The bench needs wrk to ask for pages: apt-get install wrk.')
    if (!withoutBuild.has(choice.kind)) {
      say('Building the site, if it is not')
      await buildWhenStale()
    }
    const tables = await measure({ ...choice, directory, say })
    process.stdout.write(`\n${machine}\n\n${tables}\n`)
    if (choice.isQuick) return
    const before = existsSync(file) ? readFileSync(file, 'utf8').replace(/^[\s\S]*?(?=^## |$(?![\s\S]))/m, '') : ''
    writeFileSync(file, replaceSection(`${intro}\n${before}`, headings[choice.kind], `${machine}\n\n${tables}`))
    process.stdout.write(`\nKept in ${file}.\n`)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

bench().then(() => process.exit(0), endWithFailure)
