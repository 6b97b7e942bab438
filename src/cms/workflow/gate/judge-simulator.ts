import type { Finding } from '@/src/governance/gate/verdict'
import { defaultLocale } from '@/src/i18n/locales'
import { judgeGoldenCases } from '@/src/simulators/golden/judge-golden-cases'
import { inLanguage } from '../../copying/localized-row'

/** What stands between a simulator and the public besides its fields: the first golden case that it fails. */
export function judgeSimulator(document: unknown): Finding[] {
  // What is worked out belongs to no language.
  return judgeGoldenCases(inLanguage(document, defaultLocale)).map(({ path, text }) => ({
    severity: 'error',
    kind: 'cases',
    path,
    at: path,
    ...text,
  }))
}
