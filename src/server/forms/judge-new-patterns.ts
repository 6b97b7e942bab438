import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { expertExpressions } from '@/src/forms/governance/expert-expressions'
import type { PatternJudge } from '@/src/forms/governance/judge-pattern'
import type { FormVersion } from '@/src/forms/versions/form-version'

/** Trials that wait for a judgement at the same time. */
const mostWaiting = 4
/** Nobody waits longer for the first trial of a form; what was judged by then need not be judged again. */
const longestMs = 25_000

let waiting = 0

/**
 * Judges the regular expressions of a draft that were not judged when a version was published: any of them could hold up the
 * process that serves the site.
 *
 * @returns why the draft cannot be tried; null when it can.
 */
export async function judgeNewPatterns(
  definition: FormDefinition,
  { versions, judge }: { versions: readonly FormVersion[]; judge: PatternJudge },
): Promise<'busy' | 'pattern' | null> {
  const proved = new Set(versions.flatMap((version) => textsOf(version.definition)))
  const expressions = textsOf(definition).filter((expression) => !proved.has(expression))
  if (expressions.length === 0) return null
  if (waiting >= mostWaiting) return 'busy'
  waiting++
  try {
    const startedAt = performance.now()
    for (const expression of expressions) {
      if (performance.now() - startedAt > longestMs) return 'busy'
      if ((await judge(expression)) !== 'fine') return 'pattern'
    }
    return null
  } finally {
    waiting--
  }
}

const textsOf = (form: FormDefinition) => expertExpressions(form).map(({ expression }) => expression)
