import { z } from 'zod'
import type { QuestionType } from '@/src/forms/definition/field'
import { fileKinds, toClaimedFileKind } from '@/src/forms/definition/file-kinds'
import { makePdf } from './make-files'

/** One part of a posted form: a name, and a text or a file. */
export type PostedPart = readonly [name: string, value: string | File]

/** Exactly what the rules know of a file: whoever knows more of it can not have it from a browser. */
const fileFacts = z.strictObject({ name: z.string(), mediaType: z.string(), size: z.number().int() })

/** Types that take several values under one name. */
const listTypes: ReadonlySet<string> = new Set<QuestionType>(['manyChoices', 'file'])

/**
 * An answer as a form posts it: a text, several of the same name, the three boxes of a date, a file with a content.
 *
 * @returns null for what no form can post.
 */
export async function toPostedParts(name: string, sent: unknown, type: string): Promise<PostedPart[] | null> {
  if (sent === undefined) return []
  if (typeof sent === 'string') return type === 'date' ? toBoxes(name, sent) : [[name, sent]]
  if (!Array.isArray(sent)) return null
  const values: unknown[] = sent
  // One value of a list and a value by itself are posted alike.
  if (!listTypes.has(type) && values.length < 2) return null
  const posted = await Promise.all(values.map(toValue))
  return posted.includes(null) ? null : posted.flatMap((value): PostedPart[] => (value === null ? [] : [[name, value]]))
}

function toBoxes(name: string, text: string): PostedPart[] {
  const [year, month, day, ...more] = text.split('-')
  if (year === undefined || month === undefined || day === undefined || more.length > 0) return [[name, text]]
  return [
    [`${name}.year`, year],
    [`${name}.month`, month],
    [`${name}.day`, day],
  ]
}

async function toValue(value: unknown): Promise<string | File | null> {
  if (typeof value === 'string') return value
  const facts = fileFacts.safeParse(value).data
  // A file without a name is no file, and one with another name is of another type.
  if (!facts || facts.name === '') return null
  const { mediaType, size } = facts
  const claimed = toClaimedFileKind(facts.name)
  const name = claimed && fileKinds[claimed].mediaType === mediaType ? facts.name : `cv.${endingOf(mediaType)}`
  return new File([await makeContent(size)], name, { type: mediaType })
}

function endingOf(mediaType: string): string {
  const kind = Object.values(fileKinds).find((one) => one.mediaType === mediaType)
  return kind ? (kind.extensions[0]?.slice(1) ?? '') : (mediaType.split('/')[1]?.replace(/\+.*/, '') ?? '')
}

/** Around the limit of a file every byte counts; below, any sound file will do. */
const exactFrom = 4_000_000

/** A PDF, of exactly so many bytes where they count; nothing for no bytes. */
async function makeContent(size: number): Promise<Uint8Array<ArrayBuffer>> {
  if (size === 0) return new Uint8Array(0)
  if (size < exactFrom) return new Uint8Array(await makePdf())
  const makeWith = (filling: number) =>
    makePdf(({ context }) => void context.register(context.stream('a'.repeat(filling), {})))
  const almost = size - 10_000
  const { length } = await makeWith(almost)
  return new Uint8Array(await makeWith(almost + size - length))
}
