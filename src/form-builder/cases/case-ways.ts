import { type Field, isGroup, isTyped, type Typed } from '@/src/forms/definition/field'
import { toEntryName } from '@/src/forms/governance/entry-name'
import type { Locale } from '@/src/i18n/locales'

/** A question where it can be answered, with the names of what holds it. */
export type CaseWay = { way: string; label: string; question: Typed }

type Within = {
  /** The ways that a case answers already. */
  answered: readonly string[]
  language: Locale
  way?: string
  names?: readonly string[]
}

/** Where a case can answer: each question, and of a group that is answered several times one more than the case has. */
export function toCaseWays(fields: readonly Field[], { answered, language, way = '', names = [] }: Within): CaseWay[] {
  return fields
    .filter(({ retired }) => !retired)
    .flatMap((entry): CaseWay[] => {
      const [own, name] = [`${way}${entry.key}`, toEntryName(entry, language)]
      if (isTyped(entry)) return [{ way: own, label: [...names, name].join(' – '), question: entry }]
      if (!isGroup(entry)) return []
      if (entry.type === 'group')
        return toCaseWays(entry.fields, { answered, language, way: `${own}.`, names: [...names, name] })
      const count = Math.min(entry.maximum, toItemCount(answered, own) + 1)
      return Array.from({ length: count }, (_none, at) => {
        const inside = { way: `${own}.${at}.`, names: [...names, `${name} ${at + 1}`] }
        return toCaseWays(entry.fields, { answered, language, ...inside })
      }).flat()
    })
}

function toItemCount(answered: readonly string[], group: string): number {
  const places = answered
    .filter((way) => way.startsWith(`${group}.`))
    .map((way) => Number(way.slice(group.length + 1).split('.')[0]))
  return Math.max(0, ...places.filter(Number.isInteger).map((place) => place + 1))
}
