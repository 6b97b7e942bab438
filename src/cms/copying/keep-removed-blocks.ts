import type { CollectionAfterDeleteHook, FieldHook } from 'payload'
import { z } from 'zod'
import { isDraftSave } from '@/src/payload-fixes/save-arguments'
import { bringAlong, byPeople } from '../contributions/brought-along'
import { contributorsSinceLive } from '../contributions/contribution-rows'
import { forgetBlocksAside, readBlockAside, setBlocksAside } from './blocks-aside'

const storedRows = z.array(z.looseObject({ id: z.string() }))
const incomingRows = z.array(z.looseObject({ id: z.string().optional().catch(undefined) }))
const page = z.object({ id: z.number() })

/**
 * Lets a block that comes into a draft bring both languages, although a form sends one: Payload finds the other language's texts
 * in the stored row with the same id, and a block that was taken away and is brought back, or was just copied, has none. Blocks
 * that a save takes away are set aside; those that it brings are put beside the stored ones before Payload looks for them.
 */
export const keepRemovedBlocks: FieldHook = async ({ value, originalDoc, siblingDocWithLocales, operation, req }) => {
  const owner = page.safeParse(originalDoc).data
  const incoming = incomingRows.safeParse(value).data
  const stored = storedRows.safeParse(siblingDocWithLocales?.['layout'] ?? []).data
  if (operation !== 'update' || !owner || !incoming || !stored || !isDraftSave(req)) return value
  const removed = stored.filter(({ id }) => !incoming.some((row) => row.id === id))
  if (removed.length > 0) {
    // Going live without it ends nobody's part in it.
    const origin = byPeople(await contributorsSinceLive(req.payload, `pages/${owner.id}`))
    await setBlocksAside(req.payload, { page: owner.id, origin }, removed)
  }
  const brought = incoming.flatMap(({ id }) => (id === undefined || stored.some((row) => row.id === id) ? [] : [id]))
  const aside = await Promise.all(brought.map((id) => readBlockAside(req.payload, owner.id, id)))
  const known = aside.filter((found) => found !== undefined)
  // Others may have written what it holds, here or where it was copied.
  for (const { origin } of known) if (origin !== undefined) bringAlong(req, origin)
  const rows = known.map(({ row }) => row)
  if (siblingDocWithLocales && rows.length > 0) siblingDocWithLocales['layout'] = [...stored, ...rows]
  return value
}

/** Blocks of a page that is gone come back nowhere. */
export const forgetRemovedBlocks: CollectionAfterDeleteHook = async ({ id, req }) => {
  await forgetBlocksAside(req.payload, Number(id))
}
