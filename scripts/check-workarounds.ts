import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { projectPaths } from './house-rules/project-files'
import { findWorkaroundMistakes } from './workarounds/find-workaround-mistakes'
import { readWorkarounds } from './workarounds/read-workarounds'

/** Part of `npm run check`: each workaround says what it is for, and is looked at again when the package it is for changes. */

const versions = z.record(z.string(), z.string())
const manifest = z.object({ dependencies: versions, devDependencies: versions })

const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
const paths = projectPaths()
const workarounds = paths
  .filter((path) => /^(?:src|blocks|next\.config).*\.(?:[cm]?[jt]sx?|css)$/.test(path))
  .flatMap((path) => readWorkarounds(path, readFileSync(path, 'utf8')))
const mistakes = findWorkaroundMistakes(workarounds, {
  pinned: new Map(Object.entries({ ...devDependencies, ...dependencies })),
  paths: new Set(paths),
})

for (const mistake of mistakes) process.stderr.write(`${mistake}\n`)
if (mistakes.length === 0)
  process.stdout.write(`${workarounds.length} workarounds are for the versions that are pinned.\n`)
process.exitCode = mistakes.length === 0 ? 0 : 1
