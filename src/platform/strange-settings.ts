import { secretSettings } from './secret-files'
import { settingShape } from './setting-shape'

const known = [...Object.keys(settingShape), ...secretSettings.map((name) => `${name}_FILE`)]
const bareNames = new Map(known.map((setting) => [setting, toBare(setting)]))

/** Shorter names are words that other programs use too. */
const shortestCompared = 8
/** In a longer name two letters may be wrong. */
const longName = 12

/** Names of an environment that are no settings of the product. */
type StrangeSettings = {
  /** A sentence for each that is nearly one: what was meant is not set, and nobody would notice. */
  misspelt: string[]
  /** A sentence for each that begins as ours do and is like none. */
  strange: string[]
}

/** Finds probable typing errors. What Kubernetes sets for a service that is named `sona` is none. */
export function findStrangeSettings(names: readonly string[]): StrangeSettings {
  const found: StrangeSettings = { misspelt: [], strange: [] }
  for (const name of names) {
    if (known.includes(name) || /_(?:SERVICE_(?:HOST|PORT)|PORT)(?:_|$)/.test(name)) continue
    const meant = name.length < shortestCompared ? undefined : known.find((setting) => isNearly(name, setting))
    if (meant) found.misspelt.push(`${name} is no setting. Probably ${meant} is meant.`)
    else if (name.startsWith('SONA_')) found.strange.push(`${name} is no setting, and changes nothing.`)
  }
  return found
}

function isNearly(name: string, setting: string): boolean {
  if (bareNames.get(setting) === toBare(name)) return true
  const allowed = setting.length < longName ? 1 : 2
  // Every process compares every name of its environment at its start: most are too long or too short to be meant.
  return Math.abs(name.length - setting.length) <= allowed && differences(name, setting) <= allowed
}

function toBare(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** How many letters are wrong, missing, too many, or have changed places with the next one (Damerau, Levenshtein). */
function differences(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const valueAt = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    rows.push(line)
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          valueAt(row - 1, column) + 1,
          valueAt(row, column - 1) + 1,
          valueAt(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? valueAt(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return valueAt(one.length, other.length)
}
