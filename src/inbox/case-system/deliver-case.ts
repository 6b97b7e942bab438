import { createHmac } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CaseSystem } from '@/src/platform/case-system-settings'
import { writeDurably } from '@/src/platform/write-durably'

/** A case as it is handed over. */
export type HandedCase = {
  reference: string
  /** The same however often it is handed over: whoever takes it knows by it what they have. */
  deliveryId: string
  archive: Buffer
}

/** How long the other system may take to answer, in milliseconds. */
const longestAnswerMs = 30_000

/** Why a case could not be handed over. `isOfCase`: the system is there and refused this one. */
export class CaseNotTaken extends Error {
  constructor(
    message: string,
    readonly isOfCase: boolean,
  ) {
    super(message)
  }
}

/** Hands a case over to the system of the bank. @throws CaseNotTaken, or what the file system says. */
export async function deliverCase(system: CaseSystem, handed: HandedCase): Promise<void> {
  if ('directory' in system) return putInto(system.directory, handed)
  await post(system, handed)
}

/** Whole or not at all, under a name that is the same however often: whatever watches the directory never sees half of it. */
async function putInto(directory: string, { reference, archive }: HandedCase): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o750 })
  await writeDurably(join(directory, `${reference}.zip`), archive)
}

async function post(
  { url, secret }: { url: string; secret: string },
  { reference, deliveryId, archive }: HandedCase,
): Promise<void> {
  const at = new Date().toISOString()
  const signature = createHmac('sha256', secret).update(`${at}\n${deliveryId}\n`).update(archive).digest('hex')
  const answer = await fetch(url, {
    method: 'POST',
    body: Uint8Array.from(archive),
    // It is for the address that was set, and for nobody to whom that might lead.
    redirect: 'manual',
    signal: AbortSignal.timeout(longestAnswerMs),
    headers: {
      ...{ 'Content-Type': 'application/zip', 'Idempotency-Key': deliveryId },
      ...{ 'Sona-Case': reference, 'Sona-Time': at, 'Sona-Signature': `sha256=${signature}` },
    },
  }).catch((error: unknown) => {
    throw new CaseNotTaken(`The case system does not answer (${reasonOf(error)})`, false)
  })
  await answer.body?.cancel()
  if (answer.ok) return
  const { status } = answer
  const isOfCase = status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status)
  throw new CaseNotTaken(`The case system answered ${status}`, isOfCase)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
