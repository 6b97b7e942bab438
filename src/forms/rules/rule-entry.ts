import { isJsonObject, type JsonObject } from '../definition/json'
import type { FormInLanguage, GroupInLanguage } from '../language/form-in-language'
import { toQuestionSchemas } from '../validation/question-schemas'

/** What expressions of a form can speak of, in the browser as on the server: an answer with its schema, or a group of answers. */
export type RuleEntry =
  | { key: string; schema: JsonObject }
  | { key: string; entries: readonly RuleEntry[]; times: { least: number; most: number } | null }

/** What the expressions of a form can speak of, from the form as a page has it: no definition is loaded there. */
export function toPageRuleEntries({ entries, schema }: Pick<FormInLanguage, 'entries' | 'schema'>): RuleEntry[] {
  const schemas = toQuestionSchemas(schema)
  return entries.flatMap((entry): RuleEntry[] => {
    const { key } = entry
    const own = schemas[key] ?? {}
    if (entry.kind === 'question') return [{ key, schema: own }]
    return entry.kind === 'group' ? [{ key, ...toGroup(entry, own) }] : []
  })
}

function toGroup({ entries, repeat }: GroupInLanguage, schema: JsonObject) {
  if (!repeat) return { entries: toPageRuleEntries({ entries, schema }), times: null }
  const each = isJsonObject(schema['items']) ? schema['items'] : {}
  const { least, most } = repeat
  return { entries: toPageRuleEntries({ entries, schema: each }), times: { least, most } }
}
