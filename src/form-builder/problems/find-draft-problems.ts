import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { formDefinition } from '@/src/forms/definition/form-definition'
import { checkPatternShape } from '@/src/forms/governance/check-pattern-shape'
import { expertExpressions } from '@/src/forms/governance/expert-expressions'
import { findCalculationMistakes } from '@/src/forms/governance/find-calculation-mistakes'
import { findCaseMistakes } from '@/src/forms/governance/find-case-mistakes'
import { findMissingTexts } from '@/src/forms/governance/find-missing-texts'
import { findRuleMistakes } from '@/src/forms/governance/find-rule-mistakes'
import { findStructureMistakes } from '@/src/forms/governance/find-structure-mistakes'
import { findUnreachableEntries } from '@/src/forms/governance/find-unreachable-entries'
import type { Finding } from '@/src/forms/governance/finding'
import { toFindingText } from '@/src/forms/governance/to-finding-text'
import type { Locale } from '@/src/i18n/locales'
import { type FormDraft, placeOf, rowsOf, toDefinition } from '../draft/form-draft'
import type { DraftProblem } from './draft-problem'
import { toFindingPart } from './finding-part'
import { toValueProblemText } from './value-problem-text'

/**
 * What is wrong with a draft, as far as the browser can tell while somebody types. What takes long (patterns that can be made
 * slow) or compiles code (the schema) is found by the server when the form is reviewed.
 */
export function findDraftProblems(draft: FormDraft, locale: Locale): DraftProblem[] {
  const definition = toDefinition(draft)
  const read = formDefinition.safeParse(definition)
  if (read.success) return findFindings(read.data).map((finding) => toProblem(finding, { draft, definition, locale }))
  return read.error.issues.map((issue) => {
    const text = toValueProblemText(issue, locale)
    return { ...toIssuePlace(draft, issue.path, null), text, blocks: 'saving' }
  })
}

/** The entry that the way to a value leads to, and the rest of the way. */
function toIssuePlace(
  draft: FormDraft,
  path: readonly PropertyKey[],
  parent: number | null,
): Pick<DraftProblem, 'id' | 'part'> {
  const [first, place, ...rest] = path
  const row = first === 'fields' && typeof place === 'number' ? rowsOf(draft, parent)[place] : undefined
  return row ? toIssuePlace(draft, rest, row.id) : { id: parent, part: path.map(String).join('.') }
}

function findFindings(form: FormDefinition): Finding[] {
  const structure = findStructureMistakes(form)
  return [
    ...structure,
    ...(structure.length === 0 ? findUnreachableEntries(form) : []),
    ...findPatternMistakes(form),
    ...findMissingTexts(form),
    ...(structure.length === 0 ? findRuleMistakes(form) : []),
    ...(structure.length === 0 ? findCalculationMistakes(form) : []),
    ...findCaseMistakes(form),
  ]
}

function findPatternMistakes(form: FormDefinition): Finding[] {
  return expertExpressions(form).flatMap(({ key, expression }): Finding[] => {
    const shape = checkPatternShape(expression)
    if (shape === 'sound') return []
    return [{ name: shape === 'invalid' ? 'patternInvalid' : 'patternUnanchored', key }]
  })
}

/** Of a finding about a rule across fields, the control of that rule. */
function toRulePart({ name, key, values = {} }: Finding, { rules }: FormDefinition): string | null {
  if (key !== null || !name.startsWith('rule')) return null
  const place = rules.findLastIndex((rule) => rule.key === values['rule'])
  const parts: Readonly<Record<string, string>> = {
    rulePointsNowhere: 'field',
    ruleTextMissing: `message.${values['language'] ?? ''}`,
  }
  return `rules.${place}.${parts[name] ?? 'expression'}`
}

/** Of a finding about a golden case, the control of that case. */
function toCasePart({ name, values = {} }: Finding): string | null {
  if (name !== 'caseUnnamed' && name !== 'caseWithoutField') return null
  return `cases.${values['place'] ?? ''}.${name === 'caseUnnamed' ? 'name' : 'expected.field'}`
}

type Place = { draft: FormDraft; definition: FormDefinition; locale: Locale }

function toProblem(finding: Finding, { draft, definition, locale }: Place): DraftProblem {
  // Of two entries with one key the later one is new.
  const row = draft.entries.findLast((other) => placeOf(draft, other) === finding.key)
  return {
    id: row?.id ?? null,
    part: toRulePart(finding, definition) ?? toCasePart(finding) ?? toFindingPart(finding, row?.entry ?? null),
    text: toFindingText(finding, definition, locale),
    blocks: 'publishing',
  }
}
