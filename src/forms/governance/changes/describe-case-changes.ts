import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { canonicalJson } from '../../definition/canonical-json'
import type { FormDefinition } from '../../definition/form-definition'

type WithCases = Pick<FormDefinition, 'cases'>

/** What a new version changes in the golden cases. A case with another name is another case. */
export function describeCaseChanges(before: WithCases, after: WithCases, locale: Locale): string[] {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const old = new Map(before.cases.map((golden) => [golden.name, canonicalJson(golden)]))
  const current = new Set(after.cases.map(({ name }) => name))
  const sentences = [
    ...after.cases
      .filter((golden) => old.get(golden.name) !== canonicalJson(golden))
      .map(({ name }) => translate(old.has(name) ? 'caseChanged' : 'caseAdded', { case: name })),
    ...before.cases
      .filter(({ name }) => !current.has(name))
      .map(({ name }) => translate('caseRemoved', { case: name })),
  ]
  if (sentences.length > 0 || canonicalJson(before.cases) === canonicalJson(after.cases)) return sentences
  return [translate('casesMoved')]
}
