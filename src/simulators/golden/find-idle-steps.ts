import type { Code } from '@/src/stepwise/code'
import type { Program } from '@/src/stepwise/program'

/** The steps that no result, no warning and no shown column of the table comes from, by their names. */
export function findIdleSteps({ before, after, table, results, warnings }: Program): string[] {
  const steps = [...before, ...after]
  const codes = new Map(steps.map(({ key, code }) => [key, [code]]))
  for (const { key, code, first } of table?.columns ?? []) codes.set(key, first ? [code, first] : [code])
  const shown = (table?.columns ?? []).filter(({ isHidden }) => !isHidden).map(({ key }) => key)
  const charted = table?.chart ? [table.chart.low, table.chart.high] : []
  const open = [
    ...[...results, ...warnings].map(({ step }) => step),
    ...[...shown, ...charted],
    ...(table ? namesOf(table.periods) : []),
  ]
  const used = new Set<string>()
  while (open.length > 0) {
    const name = open.pop() ?? ''
    if (used.has(name)) continue
    used.add(name)
    open.push(...(codes.get(name) ?? []).flatMap(namesOf))
  }
  return steps.map(({ key }) => key).filter((key) => !used.has(key))
}

/** What an expression speaks of; of `total.interest` the column. */
function namesOf(code: Code): string[] {
  if ('name' in code) return [code.name.split('.').at(-1) ?? code.name]
  return 'call' in code ? code.with.flatMap(namesOf) : []
}
