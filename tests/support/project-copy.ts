import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

type Ran = { status: number | null; output: string }

/** A part of the project in a directory of its own, where commands write what they write. The real tree is never touched. */
export type ProjectCopy = {
  read: (path: string) => string
  /** Runs Node in it to the end. */
  run: (...args: string[]) => Ran
  /** Compiles what the narrow settings say. What it found the last time it judges again only where that has changed. */
  compile: () => Ran
  /** Does something with one file changed or away, and puts it back. */
  without: <Result>(path: string, edit: ((text: string) => string) | null, act: () => Result) => Result
}

/** What commands of every kind read. */
const settings = ['.gitignore', 'biome.json', 'package.json', 'tsconfig.json', 'vitest.config.ts']
const codeOfSite = [
  'site/bank.ts',
  'site/form-library.ts',
  'site/messages',
  'site/outlines.json',
  'site/schemas',
  'site/theme',
]
const folders = ['messages', 'scripts', ...codeOfSite, 'src', 'tests/support']

/**
 * Copies a part of the project for the tests of a file, and removes it after them.
 *
 * @param more files and folders beside those that every command reads.
 * @param compiled what the compiler judges: what else is wrong in the tree has its own checks.
 */
export function copyProject(
  more: readonly string[],
  compiled: { include: readonly string[]; exclude?: readonly string[] },
): ProjectCopy {
  let copy = ''
  beforeAll(() => {
    copy = realpathSync(mkdtempSync(join(tmpdir(), 'sona-copy-')))
    for (const path of [...settings, ...folders, ...more]) cpSync(path, join(copy, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    writeFileSync(join(copy, 'tsconfig.narrow.json'), JSON.stringify({ extends: './tsconfig.json', ...compiled }))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  function run(...args: string[]): Ran {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    return { status, output: `${stdout}${stderr}` }
  }
  return {
    read: (path) => readFileSync(join(copy, path), 'utf8'),
    run,
    compile: () => run('node_modules/typescript-native/bin/tsc', '--noEmit', '--project', 'tsconfig.narrow.json'),
    without: (path, edit, act) => {
      const file = join(copy, path)
      renameSync(file, `${file}.away`)
      try {
        if (edit) writeFileSync(file, edit(readFileSync(`${file}.away`, 'utf8')))
        return act()
      } finally {
        renameSync(`${file}.away`, file)
      }
    },
  }
}
