import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryRule, arbitraryRuleAnswers } from '@/tests/support/arbitrary-rule'
import { companyWith, withoutGaps } from '@/tests/support/company-of-rules'
import { findRuleMistake } from './check-rule'
import { findBrokenRules } from './find-broken-rules'
import { toRuleEntries } from './rule-entries'
import { openRuleEnvironment } from './rule-environment'

describe('any rule and any answers', () => {
  it('get the verdict of plain logic and exact fractions, 1,000 times', () => {
    const verdicts = { broken: 0, kept: 0, unknown: 0 }
    fc.assert(
      fc.property(
        arbitraryRule.filter(({ text }) => text.length <= 400),
        fc.array(arbitraryRuleAnswers, { minLength: 3, maxLength: 3 }),
        (rule, sent) => {
          const definition = companyWith([rule.text])
          const entries = toRuleEntries(definition.fields)
          const mistake = findRuleMistake(rule.text, openRuleEnvironment(entries), entries)
          expect([null, 'ruleNeverHolds']).toContain(mistake?.name ?? null)
          for (const answers of sent) {
            const expected = rule.worth({ answers })
            verdicts[expected === undefined ? 'unknown' : expected ? 'kept' : 'broken'] += 1
            // What is said to hold for nobody holds for nobody.
            if (mistake) expect(expected).not.toBe(true)
            const broken = findBrokenRules(definition, withoutGaps(answers), 'pt')
            const told = [{ field: 'owners', rule: 'acrossFields', text: 'Rule 0 is broken. em português' }]
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
