import * as recheck from 'recheck/lib/browser.js'
import { checkPatternShape } from './check-pattern-shape'

const checkSync = recheck.checkSync ?? recheck.default.checkSync

/** In milliseconds. Patterns that people write take a few; the check holds up the thread that it runs in. */
const longestCheck = 10_000

/** What is said of an expression. */
export type PatternVerdict = 'fine' | 'invalid' | 'unanchored' | 'slow'
export type PatternCheck = (expression: string) => PatternVerdict

/**
 * Whether an expression may judge what strangers send. `slow` is one on which some text takes more than time in proportion to
 * its length, or that could not be judged in ten seconds.
 * @param expression of JavaScript, without the slashes, to be read with the flag `u`
 */
export function checkPattern(expression: string): PatternVerdict {
  const shape = checkPatternShape(expression)
  if (shape !== 'sound') return shape
  return checkSync(expression, 'u', { timeout: longestCheck }).status === 'safe' ? 'fine' : 'slow'
}
