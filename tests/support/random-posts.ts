import fc from 'fast-check'
import { type Field, isGroup, isQuestion } from '@/src/forms/definition/field'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { isJsonObject } from '@/src/forms/definition/json'
import { isFileFacts } from '@/src/forms/submission/file-facts'
import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { Locale } from '@/src/i18n/locales'
import { arbitraryAnswers } from './arbitrary-answers'
import { arbitraryForm } from './arbitrary-form'
import type { SentPart } from './islands/JudgePosts.client'
import { soundPdfs } from './sound-pdfs'

/** A form of one page, and what several people post to it. */
export type RandomPosts = { definition: FormDefinition; locale: Locale; posts: readonly SentPart[][] }

/** Any sound form of one page with answers as they are posted: of pages each is judged by itself, which has tests of its own. */
export function arbitraryPosts(count: number): fc.Arbitrary<RandomPosts> {
  return fc
    .tuple(arbitraryForm, fc.nat(3))
    .map(([form, demand]) => parseFormDefinition({ ...form, fields: onOnePage(form.fields, demand === 0) }))
    .filter(({ fields }) => fields.length > 2)
    .chain((definition) => {
      const sent = fc.array(arbitraryAnswers(definition), { minLength: count, maxLength: count })
      return fc.tuple(fc.constantFrom('pt' as const, 'en' as const), sent).map(([locale, answers]) => ({
        ...{ definition, locale },
        posts: answers.map((each) => toParts(definition.fields, each, locale)),
      }))
    })
}

/** @param isDemanding whether what is required stays so: random answers to such a form are seldom right. */
function onOnePage(fields: readonly Field[], isDemanding: boolean): object[] {
  return fields.map((entry) => {
    if (isGroup(entry)) return { ...entry, fields: onOnePage(entry.fields, isDemanding) }
    if (entry.type === 'page') return { ...entry, type: 'section' }
    return isQuestion(entry) ? { ...entry, required: entry.required && isDemanding } : entry
  })
}

/** Answers as a page posts them: boxes of a date, one part for each choice, a mark for each answer to a group. */
export function toParts(
  fields: readonly Field[],
  answers: Readonly<Record<string, unknown>>,
  locale: Locale,
  within = '',
): SentPart[] {
  return Object.entries(answers).flatMap(([key, answer]): SentPart[] => {
    const name = `${within}${key === '' ? 'unasked' : key}`
    const entry = fields.find((asked) => asked.key === key && !asked.retired)
    const inside = (held: unknown, way: string): SentPart[] =>
      entry && isGroup(entry) && isJsonObject(held) ? toParts(entry.fields, held, locale, `${way}.`) : []
    if (entry?.type === 'group' && isJsonObject(answer)) return inside(answer, name)
    if (entry?.type === 'repeat' && Array.isArray(answer))
      return answer.flatMap((held: unknown, at) => [[`${name}.${at}`, ''], ...inside(held, `${name}.${at}`)])
    if (entry?.type === 'date' && typeof answer === 'string') return toBoxes(name, answer)
    const isList = Array.isArray(answer) && (entry?.type === 'manyChoices' || entry?.type === 'file')
    const values: unknown[] = isList ? answer : [answer]
    return values.map((value): SentPart => [name, toValue(value, locale)])
  })
}

function toBoxes(name: string, text: string): SentPart[] {
  const [year = '', month = '', ...rest] = text.split('-')
  return [
    [`${name}.year`, year],
    [`${name}.month`, month],
    [`${name}.day`, rest.join('-')],
  ]
}

function toValue(value: unknown, locale: Locale): SentPart[1] {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return locale === 'pt' ? String(value).replace('.', ',') : String(value)
  if (!isFileFacts(value)) return JSON.stringify(value)
  // In a page nobody can choose a file without a name: a box for files that was left empty is posted like this.
  if (value.name === '') return { name: '', type: 'application/octet-stream', size: 0 }
  const { length } = soundPdfs[value.size > 3_000_000 ? 'large' : 'small']
  const isPdf = value.mediaType !== 'text/html'
  return { name: isPdf ? value.name : 'a.html', type: value.mediaType, size: value.size === 0 ? 0 : length }
}

/** What every page names its fields: keys, and places in lists. */
const plainName = /^[a-z][a-zA-Z0-9.]*$/

/** What was wrong with a post; null where nothing of it was read. */
type Judge = (parts: readonly SentPart[]) => readonly AnswerError[] | null

/**
 * What somebody sends in the end who reads what was wrong, answers those questions otherwise, and leaves them out at last.
 * @param others further answers to the same form
 */
export function mend(form: FormDefinition, first: readonly SentPart[], others: readonly SentPart[][], judge: Judge) {
  let parts = first
  for (const other of [...others, [], [], []]) {
    const errors = judge(parts)
    if (errors?.length === 0) return parts
    const again = new Set(errors?.flatMap(({ rule, field }) => (rule === 'hidden' ? [] : [field])))
    const left = errors ? withoutWrong(form, parts, errors) : parts.filter(([name]) => plainName.test(name))
    parts = [...left, ...other.filter(([name]) => isWithin(name, again))]
  }
  return parts
}

function withoutWrong({ fields }: FormDefinition, parts: readonly SentPart[], errors: readonly AnswerError[]) {
  const wrong = new Set(errors.map(({ field }) => field))
  const asked = fields.filter((entry) => !entry.retired && (isQuestion(entry) || isGroup(entry)))
  const keys = new Set(asked.map(({ key }) => key))
  return parts.filter(([name]) => !isWithin(name, wrong) && (!wrong.has('') || isWithin(name, keys)))
}

/** Whether the way to a part leads through one of these. */
function isWithin(name: string, ways: ReadonlySet<string>): boolean {
  const way = name.split('.')
  return way.some((_part, at) => ways.has(way.slice(0, at + 1).join('.')))
}
