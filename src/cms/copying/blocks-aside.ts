import type { Payload } from 'payload'
import { z } from 'zod'
import { runAsOne } from '../statements'
import type { LocalizedRow } from './localized-row'

/** How many blocks are kept aside for each page: as many as can be undone. */
const most = 50

const aside = z.looseObject({ id: z.string(), copiedFrom: z.number().optional() })

/** A block that was set aside, and the page that it is a copy from, if it is one. */
export type BlockAside = { row: LocalizedRow; copiedFrom: number | undefined }

type Owner = {
  page: number
  /** The page that the blocks are copies from. */
  copiedFrom?: number
}

/**
 * Keeps blocks that stand on no page for the moment, in both languages: taken away, and perhaps brought back, or copied, and not
 * saved yet. A form holds one language; without this the other one would be gone when the form brings the block.
 */
export async function setBlocksAside(
  payload: Payload,
  { page, copiedFrom }: Owner,
  blocks: readonly (LocalizedRow & { id: string })[],
): Promise<void> {
  const all = `${toKey(page, '')}%`
  await runAsOne(payload, [
    ...blocks.flatMap((row) => [
      // Not changed in place: the newest have the highest numbers.
      { sql: 'delete from payload_kv where key = ?', args: [toKey(page, row.id)] },
      {
        sql: 'insert into payload_kv (key, data) values (?, ?)',
        args: [toKey(page, row.id), JSON.stringify({ ...row, copiedFrom })],
      },
    ]),
    {
      sql: `delete from payload_kv where key like ?
        and id not in (select id from payload_kv where key like ? order by id desc limit ?)`,
      args: [all, all, most],
    },
  ])
}

/** A block that was set aside for a page, in both languages; undefined when none has this id. */
export async function readBlockAside(payload: Payload, page: number, id: string): Promise<BlockAside | undefined> {
  const { data } = aside.safeParse(await payload.kv.get(toKey(page, id)))
  if (!data) return undefined
  const { copiedFrom, ...row } = data
  return { row, copiedFrom }
}

/** Forgets what was set aside for a page that is gone. */
export async function forgetBlocksAside(payload: Payload, page: number): Promise<void> {
  await runAsOne(payload, [{ sql: 'delete from payload_kv where key like ?', args: [`${toKey(page, '')}%`] }])
}

function toKey(page: number, id: string): string {
  return `blocks-aside:${page}:${id}`
}
