import type { Payload, PayloadRequest } from 'payload'
import type { SubmissionRead } from '@/src/stored-types/payload-types'

type Read = {
  action: SubmissionRead['action']
  formKey: string
  audience: string
  /** The inbox that it lies in; none where it lies in none. */
  inbox?: number | null | undefined
  /** Of one submission; none for many at once. */
  reference?: string
  count?: number
  /** Why, where one is asked for. */
  reason?: string
}

/** Looking at a submission again within this time is the same reading: saving a note draws it anew. */
const sameReadingMs = 10 * 60_000

/**
 * Writes down that a person read something, before they get it.
 *
 * @throws when it cannot be written: what is not recorded is not shown.
 */
export async function recordRead(req: PayloadRequest, read: Read): Promise<void> {
  const { user, payload } = req
  if (!user) throw new Error('Nobody is signed in')
  if (read.action === 'read' && (await isSameReading(req, read))) return
  await addRow(payload, { ...read, by: user.id, name: `${user.name} <${user.email}>` })
}

/** Writes down what retention removed. */
export async function recordRemoval(payload: Payload, read: Read): Promise<void> {
  await addRow(payload, { ...read, by: null, name: '–' })
}

async function addRow(
  payload: Payload,
  { count = 1, inbox = null, ...read }: Read & { by: number | null; name: string },
) {
  await payload.create({
    collection: 'submission-reads',
    data: { ...read, inbox, count, at: new Date().toISOString() },
    depth: 0,
    // The log is the platform's own: nobody may write it, whoever reads.
    overrideAccess: true,
  })
}

async function isSameReading({ payload, user }: PayloadRequest, { reference }: Read): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'submission-reads',
    where: {
      reference: { equals: reference ?? '' },
      action: { equals: 'read' },
      by: { equals: user?.id ?? 0 },
      at: { greater_than: new Date(Date.now() - sameReadingMs).toISOString() },
    },
    overrideAccess: true, // as above
  })
  return totalDocs > 0
}
