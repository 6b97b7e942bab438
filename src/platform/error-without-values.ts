const failedStatement = 'A statement of the database failed'

/**
 * What an error says, without the values of a statement of the database that failed: those are what people typed, and logs outlive the
 * retention of personal data.
 *
 * @returns its message, and where it came from.
 */
export function errorWithoutValues({ message, stack = '', ...more }: Error): { message: string; stack: string } {
  // PostgreSQL's own errors, which say how severe they are, quote what they do not understand.
  const isOfStatement = 'params' in more || 'severity' in more || message.startsWith('Failed query:')
  if (!isOfStatement) return { message, stack: stack || message }
  // The message stands in the stack as well, with the values. Where it cannot be found, neither is the rest kept.
  const start = stack.indexOf(message)
  const places = start === -1 ? '' : stack.slice(start + message.length)
  return { message: failedStatement, stack: `${failedStatement}${places}` }
}
