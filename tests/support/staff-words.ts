import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '@payloadcms/translations/languages/en'
import { pt } from '@payloadcms/translations/languages/pt'
import { z } from 'zod'
import { type StaffLanguage, staffLanguages } from '@/messages/staff/languages'
import { editorTexts, platformTexts } from '@/src/cms/translations/platform-texts'

/** What a text is that has no business in a studio of its language; null when nothing is known against it. */
export type JudgeText = (text: string) => string | null

const branch = z.record(z.string(), z.unknown())
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))
const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 1, 1 + day)))

/** What nobody wrote for people: words of programs, rows that are called by their number, and hashes. */
const raw = /\bundefined\b|\[object |\bnull\b|\bNaN\b|Elemento \d|\bItem \d\d|\bPayload\b|[\da-f]{24}/
/** A text that is nothing but the name that a program has for something: `general:save`, `studio.inbox`, `takeDown`, `audit-log`. */
const name = /^(?:[a-z][\w-]*:[a-z]\w*|[a-z]\w*(?:\.[a-z][\w-]*)+|[a-z]+(?:[A-Z][a-z]+)+|[a-z]+(?:[-_][a-z\d]+)+)$/
/** Files and hosts, which are called so: by how they end. */
const called = /\.(?:ao|avif|com|csv|docx|example|jpe?g|json|pdf|png|webp|xlsx)$/
/** Words of either language that are written like such a name. */
const wordsLikeNames = new Set(['e-mail', 'pop-up', 'check-in'])
/** Where a sentence holds what it speaks of. */
const gap = /\{\{?\w+\}?\}/
/** Fewer letters are a word of both languages too often to tell one from the other. */
const shortest = 4

/**
 * Judges texts by all that Payload and this product have to say to staff.
 *
 * @param language that of the studio in which they stand
 * @param names codes that people should read a word for, such as the acts of the audit log
 */
export function judgeStaffTexts(language: StaffLanguage, names: ReadonlySet<string> = new Set()): JudgeText {
  const own = new Set(readSentences(language).map(plain))
  const other = staffLanguages.find((known) => known !== language) ?? language
  const foreign = new Set<string>()
  const foreignParts: string[][] = []
  for (const sentence of readSentences(other)) {
    const said = plain(sentence)
    if (own.has(said) || said.replace(/\P{L}/gu, '').length < shortest) continue
    if (!gap.test(said)) foreign.add(said)
    else if (said.split(gap).some((part) => part.trim().includes(' '))) foreignParts.push(said.split(gap))
  }
  const isForeign = (text: string) =>
    !own.has(text) && (foreign.has(text) || foreignParts.some((parts) => hasParts(text, parts)))
  return (text) => {
    const said = plain(text)
    if (raw.test(said)) return 'raw'
    if ((name.test(said) && !called.test(said) && !wordsLikeNames.has(said)) || (names.has(said) && !own.has(said)))
      return 'name'
    return [said, ...said.split(/: | · | – /).map(plain)].some(isForeign) ? other : null
  }
}

/** A text without what stands around it: blanks, and the mark that leads on to what it names. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s:*…]+$/, '')
}

/** Whether a text is a sentence with something put into its gaps. */
function hasParts(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts
  const last = rest.pop() ?? ''
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let at = first.length
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= text.length - last.length
}

/** All that is said to staff in a language: by Payload, its editor, this product, and the calendar. */
function readSentences(language: StaffLanguage): string[] {
  const files = globSync('messages/staff/**/*.json').map((path): unknown =>
    JSON.parse(readFileSync(join(path), 'utf8')),
  )
  const calendar = (options: Intl.DateTimeFormatOptions, moments: readonly Date[]) =>
    moments.map((moment) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(moment))
  return [
    ...leavesOf(language === 'pt' ? pt.translations : en.translations),
    ...leavesOf(platformTexts[language]),
    ...(language === 'pt' ? leavesOf(editorTexts.pt) : []),
    ...files.flatMap((file) => saidIn(file, language)),
    ...calendar({ month: 'long' }, months),
    ...calendar({ weekday: 'long' }, days),
  ]
}

/** What stands in a language in a file of messages: below its name, wherever the languages stand beside each other. */
function saidIn(node: unknown, language: StaffLanguage): string[] {
  const { success, data } = branch.safeParse(node)
  if (!success) return []
  if (staffLanguages.every((known) => known in data)) return leavesOf(data[language])
  return Object.values(data).flatMap((below) => saidIn(below, language))
}

function leavesOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (Array.isArray(node)) return node.flatMap(leavesOf)
  const { success, data } = branch.safeParse(node)
  return success ? Object.values(data).flatMap(leavesOf) : []
}
