import { z } from 'zod'
import { definitions } from '../types/definitions'
import type { FieldDefinition } from '../types/field-definition'
import { informationEntry, sectionEntry } from './unasked'

const { text, ...others } = definitions

/** An entry of a field list that is answered. */
export const question = z.discriminatedUnion('type', [text.field, ...Object.values(others).map(({ field }) => field)])
export type Question = z.infer<typeof question>
export type QuestionType = Question['type']
export type QuestionByType = { [Asked in Question as Asked['type']]: Asked }

/** A question whose type stays known to be that of its other parts, where a registry is asked by it. */
export type QuestionOf<Type extends QuestionType> = { [T in Type]: { type: T } & QuestionByType[T] }[Type]

/** The types of questions, in the order in which staff are offered them. */
export const questionTypes: readonly QuestionType[] = question.options.map(({ shape }) => shape.type.value)

/** An entry of a field list: a question, or a text or heading between questions. */
export const field = z.discriminatedUnion('type', [...question.options, informationEntry, sectionEntry])
export type Field = z.infer<typeof field>

/** Whether an entry is answered. */
export function isQuestion(entry: Field): entry is Question {
  return entry.type !== 'information' && entry.type !== 'section'
}

const byType: { readonly [Type in QuestionType]: FieldDefinition<QuestionByType[Type]> } = definitions

/** What is made of a question for machines. */
export function definitionOf<Type extends QuestionType>({
  type,
}: QuestionOf<Type>): FieldDefinition<QuestionByType[Type]> {
  return byType[type]
}
