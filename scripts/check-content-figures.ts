import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTexts } from './content-figures/content-texts'
import { findFigureMistakes } from './content-figures/find-figure-mistakes'

/** Part of `npm run check`: figures that stand on several pages are equal, and those that can be counted are not written. */

const folders = ['forms', 'globals', 'pages', 'people', 'tips']
const files = folders.flatMap((folder) =>
  readdirSync(join('site/content', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, source: readFileSync(join('site/content', path), 'utf8') })),
)
const mistakes = findFigureMistakes(files.flatMap(readTexts))

for (const mistake of mistakes) process.stderr.write(`${mistake}\n`)
if (mistakes.length === 0) process.stdout.write(`The figures of ${files.length} content files agree.\n`)
process.exitCode = mistakes.length === 0 ? 0 : 1
