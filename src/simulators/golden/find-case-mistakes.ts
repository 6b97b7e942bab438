import type { GoldenCase } from './golden-case'

/** A golden case that cannot be told from another, or that expects nothing. */
export type CaseMistake = {
  code: 'unnamed' | 'noDay' | 'expectsNothing' | 'noField'
  /** Of the case among all, from 0 on. */
  place: number
  name: string
  /** The field of the case at which it is said. */
  at: string
}

/** What keeps golden cases from being judged, in their order. */
export function findCaseMistakes(cases: readonly GoldenCase[]): CaseMistake[] {
  const names = cases.map(({ name }) => name)
  return cases.flatMap(({ name, day, expected }, place): CaseMistake[] => {
    const mistake = (code: CaseMistake['code'], at: string): CaseMistake => ({ code, place, name, at })
    return [
      ...(name.trim() === '' || names.indexOf(name) !== place ? [mistake('unnamed', 'name')] : []),
      ...(day === '' ? [mistake('noDay', 'day')] : []),
      ...(expected.verdict === 'workedOut' && expected.figures.length === 0
        ? [mistake('expectsNothing', 'verdict')]
        : []),
      ...(expected.verdict === 'refused' && expected.field === '' ? [mistake('noField', 'field')] : []),
    ]
  })
}
