import type { PlacedJson } from '../placed-json/placed-json'
import type { ForeignControls } from './foreign-controls'
import { membersOf, textOf } from './foreign-schema'
import { type ForeignDocument, findReferred } from './resolve-schema'

/** References to references are followed as far as anybody writes them. */
const mostSteps = 20

/**
 * What a uiSchema says of a part, with what its `ui:definitions` say of the definitions that the part refers to. What is said of the part
 * itself counts more.
 * @see https://rjsf-team.github.io/react-jsonschema-form/docs/api-reference/uiSchema
 */
export function withDefinitions(
  controls: ForeignControls,
  node: PlacedJson | undefined,
  { root, definitions }: ForeignDocument,
): ForeignControls {
  let said = controls
  let referring = node
  for (let step = 0; step < mostSteps && referring?.kind === 'object'; step += 1) {
    const reference = textOf(referring.members, '$ref')
    if (reference === '') break
    said = joinControls(membersOf(definitions.get(reference)), said)
    referring = findReferred(root, reference)
  }
  return said
}

/** Both; of what both say, the second counts. */
function joinControls(general: ForeignControls, own: ForeignControls): ForeignControls {
  const joined = new Map(general)
  for (const [name, member] of own) {
    const known = general.get(name)
    const isInBoth = known?.value.kind === 'object' && member.value.kind === 'object'
    const members = isInBoth ? joinControls(membersOf(known), membersOf(member)) : null
    joined.set(name, members ? { line: member.line, value: { kind: 'object', line: member.line, members } } : member)
  }
  return joined
}
