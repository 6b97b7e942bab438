import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'

/** What the product needs to start, the packages and the build apart. */
const program = [
  '.compiled',
  '.node-version',
  'blocks',
  'graphql',
  'messages',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'scripts',
  'site',
  'src',
  'tsconfig.json',
]

/** Large, and nothing that runs reads them. */
const isLeftOut = (path: string) => path.startsWith(join('.next', 'cache')) || path.endsWith('.map')

const styleSheets = join('.next', 'static', 'chunks')
const texts: ReadonlySet<string> = new Set(['.css', '.html', '.js', '.json', '.rsc', ''])

/**
 * The program as a later version would stand beside the one under test: its build has another name, and so have its style sheets, whose
 * old names it does not have any more.
 */
export function makeOtherBuild(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'sona-other-build-'))
  for (const path of [...program, '.next']) {
    if (!existsSync(path)) continue
    cpSync(path, join(root, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !isLeftOut(source),
    })
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const names = readdirSync(join(root, styleSheets)).filter((name) => name.endsWith('.css'))
  renameEverywhere(join(root, '.next'), new Map(names.map((name) => [name, `new_${name.slice(4)}`])))
  for (const name of names) renameSync(join(root, styleSheets, name), join(root, styleSheets, `new_${name.slice(4)}`))
  const build = join(root, '.next', 'BUILD_ID')
  writeFileSync(build, `${readFileSync(build, 'utf8').trim()}-new`)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function renameEverywhere(directory: string, names: ReadonlyMap<string, string>): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const before = readFileSync(file, 'utf8')
    let after = before
    for (const [name, renamed] of names) after = after.replaceAll(name, renamed)
    if (after !== before) writeFileSync(file, after)
  }
}
