import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryRule, arbitraryRuleAnswers } from '@/tests/support/arbitrary-rule'
import { parseFormDefinition } from '../definition/form-definition'
import { findRuleMistake } from './check-rule'
import { findBrokenRules } from './find-broken-rules'
import { toRuleEntries } from './rule-entries'
import { openRuleEnvironment } from './rule-environment'

const both = (text: string) => ({ pt: `${text} em português`, en: text })

/** A company with its owners, under a rule. */
function companyWith(expression: string) {
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
        ],
      },
    ],
    rules: [{ key: 'rule', expression, message: both('It is broken.'), field: 'owners' }],
  })
}

/** Without what was not answered, as answers are kept. */
function withoutGaps(answers: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answers))
}

describe('any rule and any answers', () => {
  it('get the verdict of plain logic and exact fractions, 1,000 times', () => {
    const verdicts = { broken: 0, kept: 0, unknown: 0 }
    fc.assert(
      fc.property(
        arbitraryRule.filter(({ text }) => text.length <= 400),
        fc.array(arbitraryRuleAnswers, { minLength: 3, maxLength: 3 }),
        (rule, sent) => {
          const definition = companyWith(rule.text)
          const entries = toRuleEntries(definition.fields)
          const mistake = findRuleMistake(rule.text, openRuleEnvironment(entries), entries)
          expect([null, 'ruleNeverHolds']).toContain(mistake?.name ?? null)
          for (const answers of sent) {
            const expected = rule.worth({ answers })
            verdicts[expected === undefined ? 'unknown' : expected ? 'kept' : 'broken'] += 1
            // What is said to hold for nobody holds for nobody.
            if (mistake) expect(expected).not.toBe(true)
            const broken = findBrokenRules(definition, withoutGaps(answers), 'pt')
            const told = [{ field: 'owners', rule: 'acrossFields', text: 'It is broken. em português' }]
            expect(broken, JSON.stringify(answers)).toEqual(expected === false && !mistake ? told : [])
          }
        },
      ),
      { numRuns: 1_000 },
    )
    // Each of them often enough to mean something.
    for (const count of Object.values(verdicts)) expect(count).toBeGreaterThan(300)
  }, 60_000)
})
