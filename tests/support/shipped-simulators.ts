import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { parseStoredSimulator, type Simulator } from '@/site/schemas/simulator/stored-simulator'
import type { Locale } from '@/src/i18n/locales'

const folder = 'site/content/simulators'

/** The simulators that the first site has, as its pages read them in one language. */
export function readShippedSimulators(locale: Locale): Simulator[] {
  return readdirSync(folder).flatMap((name) => {
    const stored = inLanguage(parse(readFileSync(`${folder}/${name}`, 'utf8')), locale)
    const simulator = parseStoredSimulator({ ...Object(stored), key: name.replace('.yaml', '') })
    return simulator ? [simulator] : []
  })
}

/** A value of a content file as it is in one language. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isLocalized = entries.length > 0 && entries.every(([key]) => key === 'pt' || key === 'en')
  if (isLocalized) return entries.find(([key]) => key === locale)?.[1]
  return Object.fromEntries(entries.map(([key, inner]) => [key, inLanguage(inner, locale)]))
}
