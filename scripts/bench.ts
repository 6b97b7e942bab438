import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '@/src/server/build-site'
import { endWithFailure, PlainFailure } from '@/src/server/plain-failure'
import { benchGeneratedContent } from './bench/bench-generated-content'
import { type BenchPlan, benchOwnContent } from './bench/bench-own-content'
import { describeMachine } from './bench/machine'
import { count, replaceSection } from './bench/report'

/**
 * `npm run bench`: measures the product beside stock Next and nginx on this machine, prints the tables and keeps them in
 * docs/benchmarks.md. `--pages N` measures a site with N generated pages more instead; `--quick` only shows that it all works
 * and keeps nothing.
 */

const file = 'docs/benchmarks.md'

const intro = `# Benchmarks

Written by \`npm run bench\`; each section says when and on which machine. Figures of different machines, or of one that had
other work at the time, cannot be compared: what counts are the ratios within a run.

- \`npm run bench\` measures the site's own content beside stock Next and nginx (about five minutes).
- \`npm run bench -- --pages 1000\` adds that many generated pages and measures what grows with them. 10 000 pages take about an
  hour.
- \`npm run bench -- --quick\` shows in a minute that everything works and writes nothing.

nginx takes part when it is installed (\`apt-get install nginx\`). Nothing else should run meanwhile. The bench is not part of
\`npm test\`: times depend on the machine, so no check may depend on them.
`

const plans = {
  full: { seconds: 10, warmUpSeconds: 2, publications: 50, menuPublications: 3, restarts: 3 },
  quick: { seconds: 1, warmUpSeconds: 1, publications: 3, menuPublications: 1, restarts: 1 },
} as const satisfies Record<string, BenchPlan>

function readOptions(): { pages: number; isQuick: boolean } {
  const { values } = parseArgs({ options: { pages: { type: 'string' }, quick: { type: 'boolean' } } })
  const pages = Number(values.pages ?? 0)
  if (!Number.isInteger(pages) || pages < 0) throw new PlainFailure('--pages needs a whole number, such as 1000.')
  return { pages, isQuick: values.quick ?? false }
}

async function bench(): Promise<void> {
  const { pages, isQuick } = readOptions()
  const machine = describeMachine()
  const plan = isQuick ? plans.quick : plans.full
  const say = (step: string) => process.stdout.write(`  ${step} …\n`)
  const directory = mkdtempSync(join(tmpdir(), 'sona-bench-'))
  try {
    say('Building the site, if it is not')
    await buildWhenStale()
    const tables =
      pages > 0
        ? await benchGeneratedContent({ directory, pages, plan, say })
        : await benchOwnContent({ directory, plan, say })
    process.stdout.write(`\n${machine}\n\n${tables}\n`)
    if (isQuick) return
    const heading = pages > 0 ? `With ${count(pages)} generated pages` : "The site's own content"
    const before = existsSync(file) ? readFileSync(file, 'utf8').replace(/^[\s\S]*?(?=^## |$(?![\s\S]))/m, '') : ''
    writeFileSync(file, replaceSection(`${intro}\n${before}`, heading, `${machine}\n\n${tables}`))
    process.stdout.write(`\nKept in ${file}.\n`)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

bench().then(() => process.exit(0), endWithFailure)
