import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Locale } from '@/src/i18n/locales'
import { parseStoredStepwise, type StoredStepwise } from '@/src/stepwise/stored'
import { inLanguage } from './shipped-simulators'

const folder = 'tests/support/stepwise-simulators'

/** The simulators of steps that are written down, as their pages read them in one language. */
export function readStepwiseSimulators(locale: Locale): StoredStepwise[] {
  return readdirSync(folder).map((name) => readStepwise(name.replace('.yaml', ''), locale))
}

/** One of them. @throws Error when it is none. */
export function readStepwise(key: string, locale: Locale): StoredStepwise {
  const file = `${folder}/${key}.yaml`
  const simulator = parseStoredStepwise({
    ...Object(asStored(inLanguage(parse(readFileSync(file, 'utf8')), locale))),
    key,
  })
  if (!simulator) throw new Error(`${file} is no simulator of steps`)
  return simulator
}

/** Content files call the type of a block by another name than the CMS. */
export function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name === 'block' ? 'blockType' : name, asStored(inner)]),
  )
}
