import {
  type FormDefinition,
  type FormDefinitionInput,
  parseFormDefinition,
} from '@/src/forms/definition/form-definition'
import type { RuleAnswers } from './arbitrary-rule'

const both = (text: string) => ({ pt: `${text} em português`, en: text })

/**
 * A company with its owners: what random rules and calculations speak of.
 * @param expressions of its rules, which are said at the owners: the first “Rule 0 is broken.”
 * @param more that it asks or calculates, and that is asked of each owner
 */
export function companyWith(
  expressions: readonly string[],
  more: { fields?: FormDefinitionInput['fields']; ofOwner?: FormDefinitionInput['fields'] } = {},
): FormDefinition {
  return parseFormDefinition({
    key: 'company',
    title: both('Company'),
    fields: [
      { key: 'capital', type: 'amount', label: both('Capital'), minimum: 0, maximum: 100_000_000 },
      { key: 'loan', type: 'amount', label: both('Loan'), minimum: 0, maximum: 100_000_000 },
      { key: 'start', type: 'date', label: both('Start') },
      { key: 'end', type: 'date', label: both('End') },
      { key: 'note', type: 'text', label: both('Note') },
      { key: 'agrees', type: 'yesNo', label: both('Agrees') },
      {
        ...{ key: 'kind', type: 'oneChoice', label: both('Kind') },
        options: [{ value: 'person' }, { value: 'company' }],
      },
      {
        ...{ key: 'tags', type: 'manyChoices', label: both('Tags') },
        options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }],
      },
      {
        ...{ key: 'owners', type: 'repeat', label: both('Owners'), itemName: both('Owner'), minimum: 1, maximum: 4 },
        fields: [
          { key: 'share', type: 'number', label: both('Share'), minimum: 0, maximum: 100, required: true },
          { key: 'name', type: 'text', label: both('Name') },
          { key: 'resident', type: 'yesNo', label: both('Resident') },
          ...(more.ofOwner ?? []),
        ],
      },
      ...(more.fields ?? []),
    ],
    rules: expressions.map((expression, at) => ({
      ...{ key: `rule${at}`, expression, message: both(`Rule ${at} is broken.`), field: 'owners' },
    })),
  })
}

/** Without what was not answered, as answers are kept. */
export function withoutGaps(answers: RuleAnswers): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answers))
}

/** The same as people type it: amounts in what they write, not in hundredths. */
export function toTyped({ capital, loan, ...answers }: RuleAnswers): Record<string, unknown> {
  const written = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100)
  return withoutGaps({ ...answers, capital: written(capital), loan: written(loan) })
}
