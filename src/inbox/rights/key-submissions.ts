import type { Payload } from 'payload'
import { z } from 'zod'
import { countChanged, readRows, runAsOne } from '@/src/database/statements'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import type { Submission } from '@/src/stored-types/payload-types'
import { toCorrections } from './corrections'
import { keysOfAnswers } from './keys-of-answers'
import { currentKeyName } from './person-key'

const answerMap = z.record(z.string(), z.unknown()).catch({})

/** Submissions that are keyed before others get their turn. */
const atOnce = 100

type Keyed = { id: number; version?: Submission['version'] | undefined; answers?: unknown; audience: string }

/**
 * Makes a submission findable for the people whom it names by an address, a telephone or a number: with keyed hashes, beside nothing of
 * what was typed. What only investigators read is never made findable, and what was made anonymous is not any more.
 */
export async function keySubmission(payload: Payload, { id, version, answers, audience }: Keyed): Promise<void> {
  const keys = audience === 'investigators' ? [] : await findKeys(payload, { id, version, answers })
  const add = (key: string) => ({
    sql: `INSERT INTO person_keys (key, submission) SELECT ?, id FROM submissions
      WHERE id = ? AND anonymised_on IS NULL AND audience <> 'investigators'`,
    args: [key, id],
  })
  await runAsOne(payload, [
    { sql: 'DELETE FROM person_keys WHERE submission = ?', args: [id] },
    ...keys.map(add),
    { sql: 'UPDATE submissions SET keyed_with = ? WHERE id = ?', args: [currentKeyName(), id] },
  ])
}

async function findKeys(payload: Payload, { id, version, answers }: Omit<Keyed, 'audience'>): Promise<string[]> {
  const asked = typeof version === 'object' ? version?.id : version
  if (!asked) return []
  const [stored, { docs: history }] = [
    await payload.findByID({
      collection: 'form-versions',
      id: asked,
      depth: 0,
      disableErrors: true,
      overrideAccess: true, // the platform's own work, for no person
    }),
    await payload.find({
      collection: 'submission-events',
      where: { submission: { equals: id }, kind: { equals: 'correction' } },
      sort: 'id',
      pagination: false,
      depth: 0,
      overrideAccess: true, // as above
    }),
  ]
  if (!stored) return []
  return keysOfAnswers({
    fields: parseFormDefinition(stored.definition).fields,
    answers: answerMap.parse(answers),
    corrections: toCorrections(history),
  })
}

/**
 * Keys what was sent before there were keys, or was keyed with another secret. Done once, there is nothing left to do.
 *
 * @returns how many were keyed.
 */
export async function keyOlder(payload: Payload): Promise<number> {
  for (let count = 0; ; ) {
    const { docs } = await payload.find({
      collection: 'submissions',
      where: {
        audience: { not_equals: 'investigators' },
        isTest: { not_equals: true },
        anonymisedOn: { exists: false },
        keyedWith: { not_equals: currentKeyName() },
      },
      limit: atOnce,
      pagination: false,
      depth: 0,
      overrideAccess: true, // as above
    })
    if (docs.length === 0) return count
    for (const one of docs) await keySubmission(payload, one)
    count += docs.length
  }
}

/** Takes keys away of what is gone, or was made anonymous. @returns how many */
export async function forgetKeys(payload: Payload): Promise<number> {
  return countChanged(payload, {
    sql: `DELETE FROM person_keys WHERE NOT EXISTS
      (SELECT 1 FROM submissions WHERE submissions.id = person_keys.submission AND submissions.anonymised_on IS NULL)`,
    args: [],
  })
}

const found = z.array(z.object({ submission: z.coerce.number() }))

/** The submissions that have one of some keys, by their numbers. */
export async function findKeyed(payload: Payload, [first, ...keys]: readonly string[]): Promise<number[]> {
  if (first === undefined) return []
  const places = ['?', ...keys.map(() => '?')].join(', ')
  const rows = await readRows(payload, {
    sql: `SELECT DISTINCT submission FROM person_keys WHERE key IN (${places})`,
    args: [first, ...keys],
  })
  return found.parse(rows).map(({ submission }) => submission)
}
