import { z } from 'zod'
import { definitions } from '../types/definitions'
import type { FieldDefinition } from '../types/field-definition'
import { fieldKey } from './field-key'
import { entryParts, hint, label } from './field-parts'
import { localizedText } from './localized-text'
import { informationEntry, pageEntry, sectionEntry } from './unasked'

const { text, calculated, ...others } = definitions

/** The most times that a group can be answered. */
export const mostItems = 30

/** What visitors answer, wherever it stands. */
const typed = z.discriminatedUnion('type', [text.field, ...Object.values(others).map(({ field }) => field)])

/** An entry of a field list that has an answer, typed or calculated. */
export const question = z.discriminatedUnion('type', [...typed.options, calculated.field])
export type Question = z.infer<typeof question>
export type QuestionType = Question['type']
export type QuestionByType = { [Asked in Question as Asked['type']]: Asked }

/** A question whose type stays known to be that of its other parts, where a registry is asked by it. */
export type QuestionOf<Type extends QuestionType> = { [T in Type]: { type: T } & QuestionByType[T] }[Type]

/** The types of questions, in the order in which staff are offered them. */
export const questionTypes: readonly QuestionType[] = question.options.map(({ shape }) => shape.type.value)

/** What a group can hold, whatever holds the group. Headings belong to the form alone: a group is its own. */
const held = [...question.options, informationEntry] as const

const groupParts = { ...entryParts, label, hint }

/** Of a group that was taken from the library: its key there. What became of it since is compared with that. */
const origin = fieldKey.optional()

/** How often a group may be answered, and what each of its answers is called. */
const repeatParts = {
  minimum: z.int().min(0).max(mostItems).default(1),
  maximum: z.int().min(1).max(mostItems).default(10),
  /** What one of them is: “Owner”. */
  itemName: localizedText(80),
  /** The question of the group whose answer is put behind that: “Owner 2: Ana”. */
  titleFrom: fieldKey.nullable().default(null),
}

const innermost = z.array(z.discriminatedUnion('type', held)).max(40).default([])
const inner = z
  .array(
    z.discriminatedUnion('type', [
      ...held,
      z.object({ ...groupParts, origin, type: z.literal('group'), fields: innermost }),
      z.object({ ...groupParts, ...repeatParts, type: z.literal('repeat'), fields: innermost }),
    ]),
  )
  .max(60)
  .default([])

/** Questions that are answered together, as one object. Groups stand in groups once, so that a page can still be read. */
const groupEntry = z.object({ ...groupParts, origin, type: z.literal('group'), fields: inner })

/** A group that is answered several times: a list of objects. */
const repeatEntry = z.object({ ...groupParts, ...repeatParts, type: z.literal('repeat'), fields: inner })

/** An entry of a field list: a question, a group of them, a text or heading between questions, or the beginning of a page. */
export const field = z.discriminatedUnion('type', [
  ...question.options,
  informationEntry,
  sectionEntry,
  pageEntry,
  groupEntry,
  repeatEntry,
])
export type Field = z.infer<typeof field>
export type Repeat = z.infer<typeof repeatEntry>
export type Group = z.infer<typeof groupEntry> | Repeat
/** What a group of the form can hold. */
export type HeldField = Group['fields'][number]

/** Whether a type is one of questions. */
export function isQuestionType(type: Field['type']): type is QuestionType {
  return questionTypes.some((known) => known === type)
}

/** Whether an entry is answered by itself. */
export function isQuestion(entry: Field): entry is Question {
  return entry.type !== 'information' && entry.type !== 'section' && entry.type !== 'page' && !isGroup(entry)
}

/** Whether an entry holds others, which are answered together. */
export function isGroup(entry: Field): entry is Group {
  return entry.type === 'group' || entry.type === 'repeat'
}

/** A question that visitors answer themselves. */
export type Typed = z.infer<typeof typed>

/** @see Typed */
export function isTyped(entry: Field): entry is Typed {
  return isQuestion(entry) && entry.type !== 'calculated'
}

/**
 * What conditions can ask about: what is typed, or how often a group is answered. Nothing calculated: what it is calculated from could
 * depend on the condition in turn.
 */
export type AskedAbout = Typed | Repeat

/** @see AskedAbout */
export function isAskedAbout(entry: Field): entry is AskedAbout {
  return isTyped(entry) || entry.type === 'repeat'
}

const byType: { readonly [Type in QuestionType]: FieldDefinition<QuestionByType[Type]> } = definitions

/** What is made of a question for machines. */
export function definitionOf<Type extends QuestionType>({
  type,
}: QuestionOf<Type>): FieldDefinition<QuestionByType[Type]> {
  return byType[type]
}
