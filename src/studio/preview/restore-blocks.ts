import type { FormState } from 'payload'

type Fields = [path: string, field: FormState[string]][]

/**
 * A form with its lists of blocks as they were: which blocks, in which order, and which of them hidden. What was typed since then
 * stays, in the document and in every block that is still there.
 */
export function restoreBlocks({ before, now }: { before: FormState; now: FormState }): FormState {
  const lists = Object.keys(before).filter((path) => before[path]?.rows && !path.includes('.'))
  const others = Object.entries(now).filter(([path]) => !lists.some((list) => path.startsWith(`${list}.`)))
  return Object.fromEntries([...others, ...lists.flatMap((list) => restoreList(list, before, now))])
}

function restoreList(list: string, before: FormState, now: FormState): Fields {
  const rowsNow = now[list]?.rows ?? []
  const rows = before[list]?.rows ?? []
  const places = rows.map(({ id }) => rowsNow.findIndex((row) => row.id === id))
  const restored = rows.map((row, index) => rowsNow[places[index] ?? -1] ?? row)
  const blocks = places.flatMap((place, index) => {
    const target = `${list}.${index}`
    if (place === -1) return moveBlock(before, target, target)
    const hidden = before[`${target}.hidden`]
    const mark: Fields = hidden ? [[`${target}.hidden`, hidden]] : []
    return [...moveBlock(now, `${list}.${place}`, target), ...mark]
  })
  const field = { ...now[list], rows: restored, value: rows.length, disableFormData: rows.length > 0 }
  return [[list, field], ...blocks]
}

/** The fields of one block, under another place. */
function moveBlock(form: FormState, from: string, to: string): Fields {
  return Object.entries(form).flatMap(
    ([path, field]): Fields => (path.startsWith(`${from}.`) ? [[`${to}${path.slice(from.length)}`, field]] : []),
  )
}
