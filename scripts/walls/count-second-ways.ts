import { isData } from './is-data'

/** What has one way here, the file that is the way, and how a line gives itself away that goes another. */
const ways: readonly { home: string; other: RegExp }[] = [
  // Whether a file is missing.
  { home: 'src/platform/error-code.ts', other: /'ENOENT'/ },
  // Writing beside, then renaming. Whoever only moves something away counts as well: three did when this was written.
  { home: 'src/platform/write-durably.ts', other: /\brename(?:Sync)?\b[^\n]*from 'node:fs/ },
  // Asking Next within this process.
  { home: 'src/platform/private-socket.ts', other: /\.sock'/ },
  // How an address names its language.
  { home: 'src/links/to-href.ts', other: /['"`]\/en\b(?!\.)|\\\/en\b/ },
  // The day, the hour and the money of the country.
  { home: 'site/bank.ts', other: /'Africa\/Luanda'|\+01:00/ },
  { home: 'site/bank.ts', other: /'AOA',\s*'USD'|'USD',\s*'EUR'/ },
]

/** How many lines of a file do what one file does for all. @param file its path from the root of the project. */
export function countSecondWays(file: string, text: string): number {
  if (isData(file)) return 0
  const others = ways.filter(({ home }) => home !== file)
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/[/*])/.test(line) && others.some(({ other }) => other.test(line))).length
}
