/** What an answer of the CMS is the answer to, whatever the order of its variables. */
export function answerKey(operation: string, variables: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([operation, Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1))])
}
