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
import { benchIslands } from './bench/measure-islands'
import { benchSealed, sealedPlans } from './bench/measure-sealed'
import { benchSearch } from './bench/measure-search'
import { replaceSection } from './bench/report'

/**
 * `npm run bench`: measures the product beside stock Next and nginx on this machine, prints the tables and keeps them in
 * docs/benchmarks.md. `--pages N` measures a site with N generated pages more instead, in several sizes when N is a list; `--quick` only shows that it all works
 * and keeps nothing. `--hostile` measures instead how long visitors wait while strangers post whatever they can, `--sealed` the channel for
 * sealed reports, `--databases` SQLite beside PostgreSQL.
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
- \`npm run bench -- --quick\` shows in a minute that everything works and writes nothing.

It needs wrk, and nginx takes part when it is installed (\`apt-get install wrk nginx\`). Nothing else should run meanwhile. The bench is not part of
\`npm test\`: times depend on the machine, so no check may depend on them.
`

const hostileHeading = 'Under hostile posts'
const sealedHeading = 'Sealed reports'
const databasesHeading = 'SQLite and PostgreSQL'

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

type BenchChoice = { sizes: number[]; isQuick: boolean; isHostile: boolean; isSealed: boolean; isOfDatabases: boolean }

function readOptions(): BenchChoice {
  const options = {
    pages: { type: 'string' },
    quick: { type: 'boolean' },
    hostile: { type: 'boolean' },
    sealed: { type: 'boolean' },
    databases: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ options })
  const sizes = (values.pages?.split(',') ?? []).map(Number)
  if (!sizes.every((pages) => Number.isInteger(pages) && pages > 0))
    throw new PlainFailure('--pages needs whole numbers with commas between them, such as 100,1000.')
  const { quick: isQuick = false, hostile: isHostile = false, sealed: isSealed = false } = values
  return { sizes, isQuick, isHostile, isSealed, isOfDatabases: values.databases ?? false }
}

async function bench(): Promise<void> {
  const { sizes, isQuick, isHostile, isSealed, isOfDatabases } = readOptions()
  const machine = describeMachine()
  const plan = isQuick ? plans.quick : plans.full
  const say = (step: string) => process.stdout.write(`  ${step} …\n`)
  const directory = mkdtempSync(join(tmpdir(), 'sona-bench-'))
  try {
    if (!isSealed && !isOfDatabases) {
      if (!hasLoadGenerator()) throw new PlainFailure('The bench needs wrk to ask for pages: apt-get install wrk.')
      say('Building the site, if it is not')
      await buildWhenStale()
    }
    const tables = isOfDatabases
      ? await benchDatabases({ directory, times: isQuick ? 2 : 40, say })
      : isSealed
        ? await benchSealed(isQuick ? sealedPlans.quick : sealedPlans.full, say)
        : isHostile
          ? await benchHostile({ directory: join(directory, 'data'), seconds: plan.hostileSeconds, say })
          : sizes.length > 0
            ? await benchGeneratedContent({ directory, sizes, plan, say })
            : [await benchOwnContent({ directory, plan, say }), benchIslands(), benchSearch()].join('\n\n')
    process.stdout.write(`\n${machine}\n\n${tables}\n`)
    if (isQuick) return
    const heading = isOfDatabases
      ? databasesHeading
      : isSealed
        ? sealedHeading
        : isHostile
          ? hostileHeading
          : sizes.length > 0
            ? 'With generated pages'
            : "The site's own content"
    const before = existsSync(file) ? readFileSync(file, 'utf8').replace(/^[\s\S]*?(?=^## |$(?![\s\S]))/m, '') : ''
    writeFileSync(file, replaceSection(`${intro}\n${before}`, heading, `${machine}\n\n${tables}`))
    process.stdout.write(`\nKept in ${file}.\n`)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

bench().then(() => process.exit(0), endWithFailure)
