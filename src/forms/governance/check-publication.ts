import type { FormDefinition } from '../definition/form-definition'
import { toFormSchema } from '../definition/to-form-schema'
import { checkPattern } from './check-pattern'
import { findCalculationMistakes } from './find-calculation-mistakes'
import { findCaseDifferences } from './find-case-differences'
import { findCaseMistakes } from './find-case-mistakes'
import { findKeyChanges } from './find-key-changes'
import { findMissingTexts } from './find-missing-texts'
import { findPatternMistakes } from './find-pattern-mistakes'
import { findRuleMistakes } from './find-rule-mistakes'
import { findSchemaMistakes } from './find-schema-mistakes'
import { findStructureMistakes } from './find-structure-mistakes'
import { findUnmarkedAnswers } from './find-unmarked-answers'
import { findUnreachableEntries } from './find-unreachable-entries'
import type { Finding } from './finding'

/**
 * Everything that stands in the way of publishing a form; nothing means that it may be published.
 * @param published the versions that were published before
 * @param check judges expressions, where that was not done beside this thread
 */
export function checkPublication(
  form: FormDefinition,
  published: readonly FormDefinition[],
  check = checkPattern,
): Finding[] {
  const structure = findStructureMistakes(form)
  const patterns = findPatternMistakes(form, check)
  // What is generated from an unsound list, or with a broken pattern, would only repeat what is said already.
  const isSound = structure.length === 0 && patterns.length === 0
  const found = [
    ...structure,
    ...findKeyChanges(form, published),
    ...(structure.length === 0 ? findUnreachableEntries(form) : []),
    ...patterns,
    ...findMissingTexts(form),
    ...findUnmarkedAnswers(form),
    ...(structure.length === 0 ? findRuleMistakes(form) : []),
    ...(structure.length === 0 ? findCalculationMistakes(form) : []),
    ...findCaseMistakes(form),
    ...(isSound ? findSchemaMistakes(toFormSchema(form)) : []),
  ]
  // What is wrong already would make cases differ that are right.
  return found.length === 0 ? findCaseDifferences(form) : found
}
