import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What Node has had since after version 20 alone, and an older one therefore refuses to import by name. */
const newer: Readonly<Record<string, readonly string[]>> = {
  'node:fs': ['glob', 'globSync'],
  'node:fs/promises': ['glob'],
  'node:module': ['enableCompileCache', 'registerHooks', 'stripTypeScriptTypes'],
  'node:sqlite': ['DatabaseSync', 'backup'],
  'node:util': ['parseEnv', 'styleText', 'getCallSites'],
}

const byName = /^import (?:[\w$]+, )?\{([^}]*)\} from '(node:[\w/]+)'/gm

it('a command is understood by the Node that the machine has, until it goes on with the pinned one', () => {
  const files = readdirSync('scripts').filter((name) => name.endsWith('.mjs'))
  expect(files.length).toBeGreaterThan(5)
  const found = files.flatMap((file) =>
    [...readFileSync(`scripts/${file}`, 'utf8').matchAll(byName)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => newer[from]?.includes(name))
        .map((name) => `${file} imports ${name} of ${from}`),
    ),
  )
  expect(found).toEqual([])
})
