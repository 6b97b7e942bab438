import type { FormDefinition } from '../definition/form-definition'
import type { Finding } from './finding'

/** Golden cases that cannot be told apart, or do not say what they expect. */
export function findCaseMistakes({ cases }: Pick<FormDefinition, 'cases'>): Finding[] {
  const names = cases.map(({ name }) => name)
  return cases.flatMap(({ name, expected }, place): Finding[] => {
    const find = (finding: Finding['name']): Finding => ({
      name: finding,
      key: null,
      values: { case: name, place: String(place) },
    })
    return [
      ...(name.trim() === '' || names.indexOf(name) !== place ? [find('caseUnnamed')] : []),
      ...(expected.verdict === 'refused' && expected.field === '' ? [find('caseWithoutField')] : []),
    ]
  })
}
