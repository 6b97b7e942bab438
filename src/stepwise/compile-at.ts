import { type Compiled, compile, isCompiled, type Known } from './compile'
import type { StepwiseProblem } from './problem'

/** Reads the expression at a field of a document. @param problems what cannot be in it is added. @returns null then. */
export function compileAt(
  expression: string,
  path: string,
  names: ReadonlyMap<string, Known>,
  problems: StepwiseProblem[],
): Compiled | null {
  if (expression.trim() === '') {
    problems.push({ code: 'empty', path })
    return null
  }
  const compiled = compile(expression, names)
  if (isCompiled(compiled)) return compiled
  problems.push({ ...compiled, path })
  return null
}
