import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const numbered = z.object({ id: z.number() })

/** Works on the database of a product that runs, as a file, and closes it. */
export function askDatabase<Result>(data: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(data, 'sona.sqlite'), { timeout: 20_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

type InboxFilling = {
  /** The data directory of a product. */
  data: string
  /** How many messages. */
  many: number
  /** What the references begin with: `MARK-1` and so on. */
  mark: string
  /** Who sent the one in the middle; nobody else is called like that. */
  sought: { name: string; email: string }
}

/**
 * Puts messages to the bank into the inbox that people of human resources read, past the interface.
 *
 * @returns the number of the inbox, and the number and reference of the message of whoever is sought.
 */
export function fillInbox({ data, many, mark, sought }: InboxFilling): {
  inbox: number
  sought: { id: number; reference: string }
} {
  return askDatabase(data, (database) => {
    const inbox = numbered.parse(
      database
        .prepare(
          `SELECT parent_id AS id FROM inboxes_rels WHERE users_id = (SELECT id FROM users WHERE email = 'hr@bcs.example')`,
        )
        .get(),
    ).id
    const { id: version, hash } = numbered
      .extend({ hash: z.string() })
      .parse(
        database.prepare(`SELECT id, hash FROM form_versions WHERE form_key = 'contact' AND state = 'published'`).get(),
      )
    const middle = Math.ceil(many / 2)
    database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :many)
        INSERT INTO submissions (reference, form_key, received_on, state, version_id, version_hash, locale, audience, is_test,
          answers, files, delivery_id, inbox)
        SELECT :mark || '-' || i, 'contact', date('now', '-' || (1 + i % 60) || ' days'), 'new', :version, :hash, 'en', 'staff', 0,
          json_object('subject', 'card', 'message', 'Message number ' || i || ' to the bank', 'fullName',
            CASE i WHEN :middle THEN :name ELSE 'Ana ' || i END, 'replyBy', 'email', 'email',
            CASE i WHEN :middle THEN :email ELSE 'ana' || i || '@bcs.example' END, 'privacy', json('true')),
          '[]', :mark || '-' || i, :inbox FROM n`,
      )
      .run({ many, mark, version, hash, inbox, middle, name: sought.name, email: sought.email })
    const reference = `${mark}-${middle}`
    const found = database.prepare('SELECT id FROM submissions WHERE reference = ?').get(reference)
    return { inbox, sought: { id: numbered.parse(found).id, reference } }
  })
}
