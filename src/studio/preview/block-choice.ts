/** A block as somebody chooses it: what it is called, when to use it, and its picture. */
export type BlockChoice = {
  /** Its type. */
  slug: string
  label: string
  group: string
  purpose: string
  picture: string
  /** The shared block that is to stand in the place; missing for a block of the page's own. */
  shared?: number
}

/** The choices whose name, group or purpose hold every word that was typed, without regard to accents and capitals. */
export function searchChoices(choices: readonly BlockChoice[], words: string): BlockChoice[] {
  const wanted = toPlain(words).split(/\s+/).filter(Boolean)
  return choices.filter(({ label, group, purpose }) => {
    const text = toPlain(`${label} ${group} ${purpose}`)
    return wanted.every((word) => text.includes(word))
  })
}

/** The choices in their groups, in the order in which the groups first appear. */
export function groupChoices(choices: readonly BlockChoice[]): { group: string; choices: BlockChoice[] }[] {
  const groups = new Map<string, BlockChoice[]>()
  for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice])
  return [...groups].map(([group, found]) => ({ group, choices: found }))
}

function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
