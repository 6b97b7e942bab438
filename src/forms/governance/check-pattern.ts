import * as recheck from 'recheck/lib/browser.js'

const checkSync = recheck.checkSync ?? recheck.default.checkSync

/** In milliseconds. Patterns that people write take a few; the check holds up the process that it runs in. */
const longestCheck = 10_000

/**
 * Whether an expression may judge what strangers send. `slow` is one on which some text takes more than time in proportion to
 * its length, or that could not be judged in ten seconds.
 * @param expression of JavaScript, without the slashes, to be read with the flag `u`
 */
export function checkPattern(expression: string): 'fine' | 'invalid' | 'unanchored' | 'slow' {
  if (!isExpression(expression)) return 'invalid'
  if (!isAnchored(expression)) return 'unanchored'
  return checkSync(expression, 'u', { timeout: longestCheck }).status === 'safe' ? 'fine' : 'slow'
}

function isExpression(expression: string): boolean {
  try {
    return new RegExp(expression, 'u').source !== ''
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/**
 * Whether an expression speaks of the whole answer: from ^ to $ with no choice between parts at the top, where "^a|b$" would
 * mean "begins with a, or ends with b".
 */
function isAnchored(expression: string): boolean {
  const flat = expression.replaceAll(/\\./gs, '').replaceAll(/\[[^\]]*\]/g, '')
  return flat.startsWith('^') && flat.endsWith('$') && !withoutGroups(flat).includes('|')
}

function withoutGroups(expression: string): string {
  const rest = expression.replaceAll(/\([^()]*\)/g, '')
  return rest === expression ? rest : withoutGroups(rest)
}
