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

/** A class, a name of a file, or any other word: what has no other letter on either side. */
const words = /[\w-]+/g

/** A class of a CSS module as Turbopack names it: six letters for the file, with a line before them where they begin with a digit. */
const moduleClass = /^_?[\w-]{6}_[a-zA-Z]/

type Names = ReadonlyMap<string, string>

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
  const wordsIn = (folder: string, kind: RegExp) =>
    new Set(
      files
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.js'))
        .flatMap((file) => read(file).match(kind) ?? []),
    )
  const styles = new Map(files.filter((file) => /^static\/.*\.css$/.test(file)).map((file) => [file, read(file)]))
  const classes = chooseNames({
    styles: [...styles.values()],
    browser: wordsIn('static', words),
    // Where a module of styles hands its classes over.
    server: wordsIn('server', /:"[\w-]+"/g),
  })
  if (classes.size === 0) return

  const sheets = new Map<string, string>()
  for (const [file, content] of styles) {
    const changed = rename(content, classes)
    if (changed === content) continue
    const own = createHash('sha256').update(changed).digest('hex').slice(0, 13)
    sheets.set(basename(file, '.css'), own)
    writeFileSync(join(directory, dirname(file), `${own}.css`), changed)
    rmSync(join(directory, file))
  }
  const everywhere = new Map([...classes, ...sheets])
  for (const file of files.filter((known) => /\.(?:js|json|html|rsc|body|meta)$/.test(known))) {
    const content = read(file)
    const changed = rename(content, file.startsWith('static/') ? sheets : everywhere)
    if (changed !== content) writeFileSync(join(directory, file), changed)
  }
}

type Found = { styles: readonly string[]; browser: ReadonlySet<string>; server: ReadonlySet<string> }

/** The new names, the shortest ones for what comes first. */
function chooseNames({ styles, browser, server }: Found): Names {
  const taken = new Set(styles.flatMap((style) => style.match(words) ?? []))
  const names = new Map<string, string>()
  let count = 0
  for (const name of taken) {
    // What no module hands over by its own name is somebody else's class that looks like one.
    if (!moduleClass.test(name) || browser.has(name) || !server.has(`:"${name}"`)) continue
    let short = toName(count++)
    while (taken.has(short)) short = toName(count++)
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

/** Puts new names for the words that have one. */
function rename(content: string, names: Names): string {
  return content.replaceAll(words, (word) => names.get(word) ?? word)
}
