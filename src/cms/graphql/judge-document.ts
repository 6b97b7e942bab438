import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

/** How much one question may hold when it is not one of the product's own, with every fragment counted where it is used. */
const most = { depth: 20, fields: 3_000, aliases: 15 } as const

type Size = { depth: number; fields: number; aliases: number }

/**
 * Why a document is not answered; null when it may be. Judged before anything else walks through it: a fragment that holds itself would
 * never end, and one that is spread a hundred times in one that is spread a hundred times is ten thousand.
 */
export function judgeDocument({ definitions }: DocumentNode): keyof Size | 'cycle' | null {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const sizes = new Map<string, Size | 'cycle'>()

  function sizeOfFragment(name: string): Size | 'cycle' {
    const known = sizes.get(name)
    if (known) return known
    sizes.set(name, 'cycle')
    const fragment = fragments.get(name)
    const size = fragment ? sizeOf(fragment.selectionSet) : { depth: 0, fields: 0, aliases: 0 }
    sizes.set(name, size)
    return size
  }

  function sizeOf({ selections }: SelectionSetNode): Size | 'cycle' {
    const whole: Size = { depth: 0, fields: 0, aliases: 0 }
    for (const selection of selections) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? sizeOfFragment(selection.name.value)
          : selection.selectionSet
            ? sizeOf(selection.selectionSet)
            : { depth: 0, fields: 0, aliases: 0 }
      if (inner === 'cycle') return 'cycle'
      const isField = selection.kind === Kind.FIELD
      whole.depth = Math.max(whole.depth, inner.depth + (isField ? 1 : 0))
      whole.fields += inner.fields + (isField ? 1 : 0)
      whole.aliases += inner.aliases + (isField && selection.alias ? 1 : 0)
    }
    return whole
  }

  const total: Size = { depth: 0, fields: 0, aliases: 0 }
  for (const definition of definitions) {
    const size =
      definition.kind === Kind.OPERATION_DEFINITION
        ? sizeOf(definition.selectionSet)
        : definition.kind === Kind.FRAGMENT_DEFINITION
          ? sizeOfFragment(definition.name.value)
          : 'cycle'
    if (size === 'cycle') return 'cycle'
    total.depth = Math.max(total.depth, size.depth)
    total.fields += size.fields
    total.aliases += size.aliases
  }
  if (total.depth > most.depth) return 'depth'
  if (total.fields > most.fields) return 'fields'
  return total.aliases > most.aliases ? 'aliases' : null
}
