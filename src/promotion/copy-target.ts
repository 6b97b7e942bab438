import { BackupRefusal } from '@/src/backup/backup-refusal'
import { sumRows } from '@/src/backup/sum-rows'
import { fillTables } from '@/src/database/fill-tables'
import type { Ask } from '@/src/database/postgres-client'
import { beginRestore, endRestore, takeBackRestore, takePreparation } from '@/src/database/postgres-state'
import type { ServerSequence, ServerTable } from '@/src/database/server-tables'
import { askOn, openSteady, readTable } from '@/src/database/snapshot'

const setting = 'COPY_DOWN_DATABASE_URL'

type Filling = {
  kept: readonly ServerTable[]
  /** Tables of which no row comes along, and none stays that a migration has put there. */
  emptied: readonly ServerTable[]
  sequences: readonly ServerSequence[]
  read: (table: ServerTable) => AsyncIterable<Uint8Array>
}

/** An empty database that is to be a copy of another. From `begin` to `end` nothing starts on it. */
export type CopyTarget = {
  /** @throws BackupRefusal when it is not empty. */
  begin: () => Promise<void>
  /** @param ask asks the database that is copied. @throws BackupRefusal when that is the same one. */
  refuseSame: (ask: Ask) => Promise<void>
  /** Fills the tables, which were made, and compares each with what was read for it. @throws BackupRefusal when one is not that. */
  fill: (filling: Filling) => Promise<void>
  end: () => Promise<void>
  /** Takes away all that was written since `begin`. */
  takeBack: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a database that nobody else prepares until it is closed. @throws UnreachableDatabase */
export async function openCopyTarget(address: string): Promise<CopyTarget> {
  const client = await openSteady({ address, setting })
  const own = askOn(client)
  return {
    begin: async () => {
      await takePreparation(own)
      if (await beginRestore(own)) return
      throw new BackupRefusal(`The database that ${setting} names is not empty. Nothing was copied.`)
    },
    refuseSame: async (ask) => {
      if ((await nameOf(own)) === (await nameOf(ask)))
        throw new BackupRefusal(`${setting} names the database that is to be copied. Nothing was copied.`)
    },
    fill: async ({ kept, emptied, sequences, read }) => {
      const sums = new Map<string, () => bigint>()
      const none = new Set(emptied.map(({ name }) => name))
      await client.query('BEGIN')
      await fillTables(client, {
        tables: [...kept, ...emptied],
        sequences,
        read: (table) => {
          const summing = sumRows(none.has(table.name) ? nothing() : read(table))
          sums.set(table.name, summing.sum)
          return summing.parts
        },
      })
      for (const table of [...kept, ...emptied]) {
        const written = sumRows(readTable(client, table))
        for await (const _part of written.parts);
        if (written.sum() !== sums.get(table.name)?.())
          throw new BackupRefusal(
            `The table ${table.name} of the copy is not what was read for it. Nothing was copied.`,
          )
      }
      await client.query('COMMIT')
    },
    end: () => endRestore(own),
    takeBack: async () => {
      await client.query('ROLLBACK')
      await takeBackRestore(own)
    },
    close: () => client.end(),
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // Ends without a row.
}

/** What tells one database from another, whatever address leads to it. */
async function nameOf(ask: Ask): Promise<string> {
  const [row] = await ask(`SELECT current_database()::text || ' ' || pg_postmaster_start_time()::text AS name`)
  return String(row?.['name'])
}
