import { type Environment, EvaluationError } from '@marcbachmann/cel-js'

/** What a sound expression is worth; null where something that it speaks of was not answered. */
export function evaluateRule(expression: string, environment: Environment, values: Record<string, unknown>): unknown {
  try {
    return environment.evaluate(expression, values)
  } catch (error) {
    // Something that it speaks of was not answered: its types were checked when it was published.
    if (error instanceof EvaluationError) return null
    throw error
  }
}
