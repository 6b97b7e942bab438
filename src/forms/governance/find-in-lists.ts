import { type Field, isGroup } from '../definition/field'
import { toPlaceName } from '../definition/show-name'
import type { Finding } from './finding'

/**
 * What is found in the list of a form and in the list of each group that is in use: a group is judged as a form is. Keys are places.
 * @param find looks at one list
 */
export function findInLists(fields: readonly Field[], find: (fields: readonly Field[]) => Finding[]): Finding[] {
  const groups = fields.filter(isGroup).filter(({ retired }) => !retired)
  return [
    ...find(fields),
    ...groups.flatMap((group) => findInLists(group.fields, find).map((finding) => under(group.key, finding))),
  ]
}

function under(group: string, { name, key, values }: Finding): Finding {
  return {
    name,
    key: key === null ? group : toPlaceName([group, key]),
    ...(values && { values: values['field'] ? { ...values, field: toPlaceName([group, values['field']]) } : values }),
  }
}
