import { parse, type ValueNode } from '@humanwhocodes/momoa'
import { z } from 'zod'
import type { PlacedJson, PlacedMember } from './placed-json'

/** Why a text is no JSON that can be read, by its line. */
export type JsonMistake = { line: number } & (
  | { kind: 'malformed'; column: number }
  | { kind: 'unfinished' | 'empty' | 'tooDeep' | 'tooLong' }
  | { kind: 'twice'; name: string }
)

/** The most characters that are read: of a form of 120 fields in two languages there are less than a tenth of them. */
const longest = 2_000_000

/** The most levels: deeper than any form, and far from what a parser that calls itself can bear. */
const deepest = 200

/** What the parser says of a place. Its errors are of classes that it does not export. */
const placed = z.object({ line: z.number(), column: z.number(), offset: z.number() })

/** A text as JSON with lines, or what keeps it from being that. A name that an object has twice is a mistake: one would be lost. */
export function parsePlacedJson(text: string): { json: PlacedJson } | { mistakes: JsonMistake[] } {
  if (text.trim() === '') return { mistakes: [{ kind: 'empty', line: 1 }] }
  if (text.length > longest) return { mistakes: [{ kind: 'tooLong', line: 1 }] }
  const tooDeep = findTooDeepLine(text)
  if (tooDeep !== null) return { mistakes: [{ kind: 'tooDeep', line: tooDeep }] }
  try {
    const { body } = parse(text, { mode: 'json' })
    const twice = findNamesTwice(body)
    return twice.length > 0 ? { mistakes: twice } : { json: toPlaced(body) }
  } catch (error) {
    const place = placed.safeParse(error)
    if (!place.success) throw error
    const { line, column, offset } = place.data
    // Where the text breaks off, the parser names no place.
    const isUnfinished = offset === 0 && line === 1 && column === 1 && /^\s*[[{"]/.test(text)
    if (isUnfinished || offset >= text.trimEnd().length)
      return { mistakes: [{ kind: 'unfinished', line: text.trimEnd().split('\n').length }] }
    return { mistakes: [{ kind: 'malformed', line, column }] }
  }
}

/** The line on which a text opens more brackets within each other than are read; null where it does not. */
function findTooDeepLine(text: string): number | null {
  let depth = 0
  let line = 1
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\n') line += 1
    if (isInText && sign === '\\') at += 1
    else if (sign === '"') isInText = !isInText
    else if (!isInText && (sign === '{' || sign === '[')) depth += 1
    else if (!isInText && (sign === '}' || sign === ']')) depth -= 1
    if (depth > deepest) return line
  }
  return null
}

function toPlaced(node: ValueNode): PlacedJson {
  const { line } = node.loc.start
  switch (node.type) {
    case 'Object': {
      const members = node.members.map(({ name, value, loc }): [string, PlacedMember] => [
        nameOf(name),
        { line: loc.start.line, value: toPlaced(value) },
      ])
      return { kind: 'object', line, members: new Map(members) }
    }
    case 'Array':
      return { kind: 'list', line, items: node.elements.map(({ value }) => toPlaced(value)) }
    case 'String':
    case 'Number':
    case 'Boolean':
      return { kind: 'value', line, value: node.value }
    case 'Null':
      return { kind: 'value', line, value: null }
    default:
      throw new Error(`JSON has no ${node.type}`)
  }
}

function findNamesTwice(node: ValueNode): JsonMistake[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => findNamesTwice(value))
  if (node.type !== 'Object') return []
  const names = node.members.map(({ name }) => nameOf(name))
  return node.members.flatMap(({ name, value, loc }, place): JsonMistake[] => {
    const isTwice = names.indexOf(nameOf(name)) < place
    const own: JsonMistake[] = isTwice ? [{ kind: 'twice', line: loc.start.line, name: nameOf(name) }] : []
    return [...own, ...findNamesTwice(value)]
  })
}

type Name = { type: 'String'; value: string } | { type: 'Identifier'; name: string }

const nameOf = (name: Name): string => (name.type === 'String' ? name.value : name.name)
