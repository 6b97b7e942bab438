/**
 * Whether an expression can be read, and speaks of the whole answer. Whether it is fast enough is another question.
 * @param expression of JavaScript, without the slashes, to be read with the flag `u`
 * @see check-pattern.ts
 */
export function checkPatternShape(expression: string): 'sound' | 'invalid' | 'unanchored' {
  if (!isExpression(expression)) return 'invalid'
  return isAnchored(expression) ? 'sound' : 'unanchored'
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
  const flat = expression.replaceAll(/\\./gs, '').replaceAll(/\[[^\]]*(?:\]|$)/g, '')
  return flat.startsWith('^') && flat.endsWith('$') && !withoutGroups(flat).includes('|')
}

function withoutGroups(expression: string): string {
  const rest = expression.replaceAll(/\([^()]*\)/g, '')
  return rest === expression ? rest : withoutGroups(rest)
}
