import type { Payload } from 'payload'
import { z } from 'zod'
import type { Change } from '@/src/governance/change'

const noted = z.object({ hash: z.string(), seen: z.array(z.string()), isChecked: z.boolean() })

/** Something that waits for a decision, as it is looked at. */
export type Looked = {
  /** What is looked at, as the notes name it: a request by its number, a proposal by what it is about. */
  name: string
  /** Of all that is decided on: what was seen of other content counts for nothing. */
  hash: string
  changes: Change[]
}

/** What of it one person had before their eyes. */
export type Look = { changes: Change[]; seen: string[]; isChecked: boolean }

const keyOf = (name: string, person: number): string => `looked-at:${name}:${person}`

/** What a person has seen of something. */
export async function readLookAt(payload: Payload, { name, hash, changes }: Looked, person: number): Promise<Look> {
  const { data } = noted.safeParse(await payload.kv.get(keyOf(name, person)))
  const known = data?.hash === hash ? data : undefined
  return {
    changes,
    seen: changes.map(({ key }) => key).filter((key) => known?.seen.includes(key)),
    isChecked: known?.isChecked ?? false,
  }
}

/** Whether somebody has seen everything that changes, and what the check says of it. */
export function hasSeenAll({ changes, isChecked, seen }: Look): boolean {
  return isChecked && changes.every(({ key }) => seen.includes(key))
}

/** Notes by one person that are being written: each is added to what the one before it left. */
const underway = new Map<string, Promise<unknown>>()

type Noting = {
  payload: Payload
  name: string
  person: number
  /** Reads what is looked at when it is this note's turn. */
  read: () => Promise<Looked>
}

/**
 * Notes what was on a person's screen. A screen tells of what it shows and of the end of the check at the same time, and neither may take
 * the place of the other.
 *
 * @returns what they have seen by now.
 */
export async function noteLookAt(
  noting: Noting,
  more: { seen?: readonly string[]; isChecked?: boolean },
): Promise<Look> {
  const key = keyOf(noting.name, noting.person)
  const before = underway.get(key) ?? Promise.resolve()
  const note = before.then(
    () => addLook(noting, more),
    () => addLook(noting, more),
  )
  underway.set(key, note)
  try {
    return await note
  } finally {
    if (underway.get(key) === note) underway.delete(key)
  }
}

async function addLook(
  { payload, person, read }: Noting,
  more: { seen?: readonly string[]; isChecked?: boolean },
): Promise<Look> {
  const looked = await read()
  const before = await readLookAt(payload, looked, person)
  const known = new Set([...before.seen, ...(more.seen ?? [])])
  const seen = before.changes.map(({ key }) => key).filter((key) => known.has(key))
  const isChecked = before.isChecked || more.isChecked === true
  await payload.kv.set(keyOf(looked.name, person), { hash: looked.hash, seen, isChecked })
  return { ...before, seen, isChecked }
}

/** What one person saw is of no use once it is decided. */
export async function forgetLookAt(payload: Payload, name: string, person: number): Promise<void> {
  await payload.kv.delete(keyOf(name, person))
}
