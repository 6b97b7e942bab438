import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { NewCase } from '../new-case'
import { type CaseLife, caseLifeTables, openCaseLife } from './case-life'
import { type DeskLog, deskLogTable, openDeskLog } from './desk-log'
import { type Drafts, draftTable, openDrafts } from './drafts'
import { type KeyBlob, type KeyFile, openKeyFile } from './key-file'
import { atOnce, emptyJournal, openFile } from './open-file'
import { readCaseRow, readCaseRows, readChangeRows, readItemRows, readMailboxRow, type StoredCase } from './stored-rows'

type NewItem = { caseId: string; place: number; from: 'reporter' | 'desk'; day: string; blob: Uint8Array }
type StoredItem = Omit<NewItem, 'caseId'>
type Change = { caseId: string; epoch: number; signer: string; statement: Uint8Array; blob: Uint8Array }

/** What is kept of reports: bytes that nobody here can read, random numbers, and days. */
export type SealedStore = {
  addCase: (added: NewCase) => void
  /** @returns false when that is not the next place of the case, as when something was written meanwhile: sealed again, it finds the next. */
  addItem: (item: NewItem) => boolean
  /** The cases that a reader may open. Of others there is nothing, not even a count. */
  casesOf: (reader: string) => StoredCase[]
  caseOf: (id: string, reader: string) => StoredCase | null
  /** A case whoever may open it: for its author, who came with the code. */
  anyCase: (id: string) => StoredCase | null
  /** Of all cases what is in clear, for counts: who is told a count must be known to whoever asks. */
  everyCase: () => StoredCase[]
  readersOf: (caseId: string) => string[]
  items: (caseId: string) => StoredItem[]
  keyBlobs: (caseId: string) => KeyBlob[]
  mailbox: (lookup: string) => Uint8Array | null
  closeMailbox: (lookup: string) => void
  acknowledge: (caseId: string, dates: { day: string; answerBy: string }) => void
  /** Notes what one of two people says of who may open a case; nothing changes by it. */
  propose: (change: Change) => void
  /** What has been said and not been agreed on yet, and what was agreed on. */
  changes: (caseId: string) => (Omit<Change, 'caseId'> & { isAgreed: boolean })[]
  /** Makes what two people said so: both their key blobs count, and those of that epoch before them do not any more. */
  agree: (
    caseId: string,
    change: { epoch: number; signers: readonly [string, string]; readers: readonly string[] },
  ) => void
  deleteCase: (caseId: string) => void
  /** Deletes every case whose day has come. @returns which. */
  deleteDue: (today: string) => string[]
  life: CaseLife
  drafts: Drafts
  /** Who did what at the desk. */
  deskLog: DeskLog
  /** Writes whether or not something came, empties the journals, and keeps the backups: every hour. */
  tend: (today: string) => void
  close: () => void
}

const tables = `
CREATE TABLE IF NOT EXISTS cases (id TEXT PRIMARY KEY, route TEXT NOT NULL, received TEXT NOT NULL, acknowledge_by TEXT NOT NULL, acknowledged TEXT, answer_by TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS case_readers (case_id TEXT, reader TEXT, PRIMARY KEY (case_id, reader)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS items (case_id TEXT, place INTEGER, sender TEXT NOT NULL, day TEXT NOT NULL, blob BLOB NOT NULL, PRIMARY KEY (case_id, place)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS mailboxes (lookup TEXT PRIMARY KEY, pointer BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS changes (case_id TEXT, epoch INTEGER, signer TEXT, statement BLOB NOT NULL, blob BLOB NOT NULL, is_agreed INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (case_id, epoch, signer)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS hours (name TEXT PRIMARY KEY, written INTEGER NOT NULL) WITHOUT ROWID;
${draftTable};
${deskLogTable};
${caseLifeTables};
`

const caseWithLife = 'SELECT cases.*, closed, delete_on FROM cases LEFT JOIN case_life ON case_life.case_id = id'
const tablesOfCase = ['items', 'case_readers', 'changes', 'case_life', 'decisions']

/** Opens the store. Several processes may have it open. @param now a clock in milliseconds. */
export function openSealedStore(directory: string, now: () => number = Date.now): SealedStore {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const database = openFile(join(directory, 'sealed.sqlite'), tables)
  const keys = openKeyFile(directory)
  const run = (text: string, ...values: (string | number | Uint8Array | null)[]) =>
    database.prepare(text).run(...values)
  const all = (text: string, ...values: string[]) => database.prepare(text).all(...values)
  const addReaders = (caseId: string, readers: readonly string[]) => {
    for (const reader of readers) run('INSERT OR IGNORE INTO case_readers VALUES (?, ?)', caseId, reader)
  }
  const drafts = openDrafts(database, now)
  const addItem = ({ caseId, place, from, day, blob }: NewItem) =>
    run(
      // The next place alone: with one left out, whoever writes next would find theirs taken for ever.
      `INSERT OR IGNORE INTO items SELECT ?1, ?2, ?3, ?4, ?5 WHERE ?2 = 1 + (SELECT count(*) FROM items WHERE case_id = ?1)
        AND EXISTS (SELECT 1 FROM cases WHERE id = ?1)`,
      ...[caseId, place, from, day, blob],
    ).changes === 1
  // First the key: whatever interrupts this leaves what nobody opens, and the day that has come finds it again.
  const deleteCase = (caseId: string) => {
    keys.deleteCase(caseId)
    atOnce(database, () => {
      for (const table of tablesOfCase) run(`DELETE FROM ${table} WHERE case_id = ?`, caseId)
      run('DELETE FROM cases WHERE id = ?', caseId)
    })
    emptyJournal(database)
  }
  return {
    addCase: (added) => {
      // First the key: a report without one could never be opened, a key without a report opens nothing.
      keys.add(added.id, { epoch: 1, sealedBy: 'intake', blob: added.keyBlob })
      atOnce(database, () => {
        const { id, route, day, acknowledgeBy, mailbox } = added
        run('INSERT INTO cases VALUES (?, ?, ?, ?, NULL, NULL)', id, route, day, acknowledgeBy)
        addReaders(id, added.readers)
        for (const [index, blob] of added.items.entries())
          addItem({ caseId: id, place: index + 1, from: 'reporter', day, blob })
        run('INSERT INTO mailboxes VALUES (?, ?)', mailbox.lookup, mailbox.pointer)
      })
    },
    addItem,
    casesOf: (reader) =>
      readCaseRows(all(`${caseWithLife} JOIN case_readers ON case_readers.case_id = id WHERE reader = ?`, reader)),
    caseOf: (id, reader) =>
      readCaseRow(
        database
          .prepare(`${caseWithLife} JOIN case_readers ON case_readers.case_id = id WHERE id = ? AND reader = ?`)
          .get(id, reader),
      ),
    anyCase: (id) => readCaseRow(database.prepare(`${caseWithLife} WHERE id = ?`).get(id)),
    everyCase: () => readCaseRows(all(caseWithLife)),
    readersOf: (caseId) =>
      all('SELECT reader FROM case_readers WHERE case_id = ?', caseId).map((row) => String(row['reader'])),
    items: (caseId) => readItemRows(all('SELECT * FROM items WHERE case_id = ? ORDER BY place', caseId)),
    keyBlobs: keys.of,
    mailbox: (lookup) => readMailboxRow(database.prepare('SELECT pointer FROM mailboxes WHERE lookup = ?').get(lookup)),
    closeMailbox: (lookup) => {
      run('DELETE FROM mailboxes WHERE lookup = ?', lookup)
      emptyJournal(database)
    },
    acknowledge: (caseId, { day, answerBy }) => {
      run(
        'UPDATE cases SET acknowledged = ?, answer_by = ? WHERE id = ? AND acknowledged IS NULL',
        day,
        answerBy,
        caseId,
      )
    },
    propose: ({ caseId, epoch, signer, statement, blob }) => {
      run(
        'INSERT INTO changes VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT DO UPDATE SET statement = excluded.statement, blob = excluded.blob, is_agreed = 0',
        ...[caseId, epoch, signer, statement, blob],
      )
    },
    changes: (caseId) => readChangeRows(all('SELECT * FROM changes WHERE case_id = ?', caseId)),
    agree: (caseId, { epoch, signers, readers }) =>
      changeReaders({ database, keys, caseId, epoch, signers, readers, addReaders }),
    deleteCase,
    deleteDue: (today) => {
      const due = readCaseRows(all(caseWithLife)).filter(({ deleteOn }) => deleteOn <= today)
      for (const { id } of due) deleteCase(id)
      return due.map(({ id }) => id)
    },
    life: openCaseLife(database),
    drafts,
    deskLog: openDeskLog(database),
    tend: (today) => {
      run('INSERT INTO hours VALUES (?, ?) ON CONFLICT DO UPDATE SET written = excluded.written', 'tended', now())
      drafts.forgetOld()
      emptyJournal(database)
      keys.settle()
      keys.backUp(today)
    },
    close: () => {
      database.close()
      keys.close()
    },
  }
}

type ReadersChange = {
  database: ReturnType<typeof openFile>
  keys: KeyFile
  caseId: string
  epoch: number
  signers: readonly [string, string]
  readers: readonly string[]
  addReaders: (caseId: string, readers: readonly string[]) => void
}

function changeReaders({ database, keys, caseId, epoch, signers, readers, addReaders }: ReadersChange): void {
  const agreed = readChangeRows(database.prepare('SELECT * FROM changes WHERE case_id = ?').all(caseId)).filter(
    (change) => change.epoch === epoch && signers.includes(change.signer),
  )
  if (agreed.length !== 2) throw new Error('Two people have not said the same of who may read this case')
  // Both are there before any goes: whoever could open the case until now can open it after a crash as well.
  for (const { signer, blob } of agreed) keys.add(caseId, { epoch, sealedBy: signer, blob })
  atOnce(database, () => {
    database.prepare('DELETE FROM case_readers WHERE case_id = ?').run(caseId)
    addReaders(caseId, readers)
    // What a third person said of the same epoch is nothing that anybody agreed on.
    database
      .prepare('UPDATE changes SET is_agreed = 1 WHERE case_id = ? AND epoch = ? AND signer IN (?, ?)')
      .run(caseId, epoch, ...signers)
  })
  keys.keepOnly(caseId, epoch, signers)
}
