/**
 * A day as it is kept, 2026-11-21, from its parts in the order year-month-day as the form's three boxes give them ("1998-3-27")
 * or as people write it ("27/3/1998"). What is neither stays as it is and is refused. Empty boxes are no answer.
 */
export function readDate(text: string): string {
  const compact = text.replaceAll(/\s/g, '')
  if (/^-*$/.test(compact)) return ''
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(compact) ?? []
  if (year && month && day) return toIso({ year, month, day })
  const [, writtenDay, writtenMonth, writtenYear] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(compact) ?? []
  if (writtenYear && writtenMonth && writtenDay) {
    return toIso({ year: writtenYear, month: writtenMonth, day: writtenDay })
  }
  return compact
}

function toIso({ year, month, day }: { year: string; month: string; day: string }): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
