import { localDay } from '@/src/country/local-day'
import type { Finding } from '@/src/governance/gate/verdict'
import { defaultLocale } from '@/src/i18n/locales'
import { type CaseFinding, judgeGoldenCases } from '@/src/simulators/golden/judge-golden-cases'
import { judgeStepwise } from '@/src/simulators/judge-stepwise'
import { inLanguage } from '../../copying/localized-row'

/** What stands between a simulator and the public besides its fields: steps that cannot be, and the first golden case that it fails. */
export function judgeSimulator(document: unknown): Finding[] {
  // What is worked out belongs to no language.
  const read = inLanguage(document, defaultLocale)
  const toFinding =
    (kind: Finding['kind']) =>
    ({ path, text }: CaseFinding): Finding => ({
      severity: 'error',
      kind,
      path,
      at: path,
      ...text,
    })
  return [
    ...judgeStepwise(read, localDay(Date.now())).map(toFinding('steps')),
    ...judgeGoldenCases(read).map(toFinding('cases')),
  ]
}
