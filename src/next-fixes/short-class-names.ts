/*
 * Workaround
 * Package: next 16.4.6
 * Upstream: https://github.com/vercel/next.js/pull/95461
 * Test: src/next-fixes/short-class-names.test.ts
 * Goes when: the pattern of class names in CSS modules can be set for Turbopack, and one of a letter or two is possible.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const firstLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letters = `${firstLetters}0123456789_-`

/** A class of a CSS module as Turbopack names it: six letters for the file, with a line before them where they begin with a digit. */
const moduleClass = /(?<![\w-])_?[\w-]{6}_[a-zA-Z][\w-]*/g
/** The same where a module of styles hands it over. */
const handedOver = /(?<=:")_?[\w-]{6}_[a-zA-Z][\w-]*(?=")/g
const anyClass = /(?<=\.)[a-zA-Z_-][\w-]*/g
const styleFile = /(?<![\w-])[\w-]+\.css\b/g

/**
 * Gives the classes of CSS modules names of a letter or two, in the styles of a build and in the code of its server. Every page carries
 * its classes and waits for all styles of the site: 1.8 kB of 34 on the heaviest page, compressed, were names. A class that code for
 * browsers names keeps its own, so that no script changes; styles that change get a name that follows what is in them now.
 *
 * @param directory the build, which nothing runs from yet.
 */
export function shortenClassNames(directory: string): void {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()
  const read = (file: string) => readFileSync(join(directory, file), 'utf8')
  const styles = new Map(files.filter((file) => /^static\/.*\.css$/.test(file)).map((file) => [file, read(file)]))
  const wordsIn = (folder: string, words: RegExp) =>
    new Set(
      files
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.js'))
        .flatMap((file) => read(file).match(words) ?? []),
    )
  const names = chooseNames({
    styles: [...styles.values()],
    browser: wordsIn('static', moduleClass),
    server: wordsIn('server', handedOver),
  })
  if (names.size === 0) return

  const fileNames = new Map<string, string>()
  for (const [file, content] of styles) {
    const changed = rename(content, moduleClass, names)
    if (changed === content) continue
    const own = `${createHash('sha256').update(changed).digest('hex').slice(0, 13)}.css`
    fileNames.set(basename(file), own)
    writeFileSync(join(directory, dirname(file), own), changed)
    rmSync(join(directory, file))
  }
  for (const file of files.filter((known) => /\.(?:js|json|html|rsc|body|meta)$/.test(known))) {
    const content = read(file)
    const named = rename(content, styleFile, fileNames)
    const changed = file.startsWith('static/') ? named : rename(named, moduleClass, names)
    if (changed !== content) writeFileSync(join(directory, file), changed)
  }
}

type Found = { styles: readonly string[]; browser: ReadonlySet<string>; server: ReadonlySet<string> }

/** The new names, the shortest ones for what comes first. */
function chooseNames({ styles, browser, server }: Found): ReadonlyMap<string, string> {
  const classes = new Set(styles.flatMap((style) => style.match(anyClass) ?? []))
  const found = new Set(styles.flatMap((style) => style.match(moduleClass) ?? []))
  const names = new Map<string, string>()
  let count = 0
  for (const name of found) {
    // What no module hands over by its own name is somebody else's class that looks like one.
    if (browser.has(name) || !server.has(name)) continue
    let short = toName(count++)
    while (classes.has(short)) short = toName(count++)
    names.set(name, short)
  }
  return names
}

/** The name with a number: `a` to `Z`, then two letters, then three. */
function toName(number: number): string {
  let name = firstLetters.charAt(number % firstLetters.length)
  for (let rest = Math.floor(number / firstLetters.length); rest > 0; rest = Math.floor(rest / letters.length))
    name += letters.charAt(rest % letters.length)
  return name
}

/** Puts new names for the words that an expression finds, where there are new ones. */
function rename(content: string, words: RegExp, names: ReadonlyMap<string, string>): string {
  return content.replaceAll(words, (name) => names.get(name) ?? name)
}
