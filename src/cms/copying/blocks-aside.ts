/*
 * Workaround
 * Package: payload 3.90.2, @payloadcms/db-sqlite 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/14491
 * Test: tests/e2e/preview-tools.spec.ts, tests/e2e/editing.spec.ts
 * Goes when: a row that is copied, pasted or brought back has its texts in every language.
 */
import type { Payload } from 'payload'
import { z } from 'zod'
import { runAsOne } from '@/src/database/statements'
import type { LocalizedRow } from './localized-row'

/** How many blocks are kept aside for each page: as many as can be undone. */
const most = 50

const aside = z.looseObject({ id: z.string(), origin: z.string().optional() })

/** A block that was set aside, and where its words come from, as `bringAlong` takes it. */
export type BlockAside = { row: LocalizedRow; origin: string | undefined }

/**
 * Keeps blocks that stand on no page for the moment, in both languages: taken away, and perhaps brought back, or copied, and not
 * saved yet. A form holds one language; without this the other one would be gone when the form brings the block.
 */
export async function setBlocksAside(
  payload: Payload,
  { page, origin }: { page: number; origin: string },
  blocks: readonly (LocalizedRow & { id: string })[],
): Promise<void> {
  const all = `${toKey(page, '')}%`
  await runAsOne(payload, [
    ...blocks.flatMap((row) => [
      // Not changed in place: the newest have the highest numbers.
      { sql: 'delete from payload_kv where key = ?', args: [toKey(page, row.id)] },
      {
        sql: 'insert into payload_kv (key, data) values (?, ?)',
        args: [toKey(page, row.id), JSON.stringify({ ...row, origin })],
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
  const { origin, ...row } = data
  return { row, origin }
}

/** Forgets what was set aside for a page that is gone. */
export async function forgetBlocksAside(payload: Payload, page: number): Promise<void> {
  await runAsOne(payload, [{ sql: 'delete from payload_kv where key like ?', args: [`${toKey(page, '')}%`] }])
}

function toKey(page: number, id: string): string {
  return `blocks-aside:${page}:${id}`
}
