import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { findWallMistakes } from './walls/find-wall-mistakes'
import { findRisenFigures, houseFigures, measureHouse } from './walls/house-figures'
import { readFloors } from './walls/read-floors.cjs'

/** Part of `npm run check`: the directions of imports, and the figures of the house, which may only go down. `--record` writes them. */

const figuresFile = 'scripts/walls/figures.json'

const cruise = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

const { stdout, stderr, error } = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['src', 'blocks', 'site', 'scripts', '--output-type', 'json'],
  ],
  { encoding: 'utf8', maxBuffer: 200_000_000 },
)
if (error ?? stdout === '') throw new Error(`The imports could not be read: ${stderr}`, { cause: error })
const { modules, summary } = cruise.parse(JSON.parse(stdout))

const isOurs = (file: string) => /^(?:blocks|graphql|messages|site|src)\//.test(file)
const isTest = (file: string) => /\.(?:test|test-d|d)\.tsx?$/.test(file)
const files = new Map(
  modules
    .filter(({ source }) => isOurs(source) && !isTest(source))
    .map(({ source, dependencies }) => [
      source,
      new Set(dependencies.map(({ resolved }) => resolved).filter((target) => isOurs(target))),
    ]),
)

const measured = measureHouse(files)
if (process.argv.includes('--record')) writeFileSync(figuresFile, `${JSON.stringify(measured, null, 2)}\n`)
const recorded = houseFigures.parse(JSON.parse(readFileSync(figuresFile, 'utf8')))

const mistakes = [
  ...summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`),
  ...findWallMistakes(readFloors(readFileSync('docs/architecture.md', 'utf8')), files),
  ...findRisenFigures(measured, recorded),
]
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`)
process.stdout.write(`${files.size} files. ${JSON.stringify(measured)}\n`)
process.exitCode = mistakes.length === 0 ? 0 : 1
