import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { StorePlace } from '@/src/platform/store-settings'
import { StoreFailure } from './store-failure'

type Question = {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Below the bucket. */
  path: string
  query?: Readonly<Record<string, string>>
  body?: Buffer
  /** What the store says whenever it is asked for what is put: names in lower case. */
  headers?: Readonly<Record<string, string>>
}

/** What the store answered: everything but a failure of its own. */
export type StoreAnswer = { status: number; body: Buffer; code: string | null }

export type Patience = {
  /** For so long each try may take, and a second more for each megabyte that is sent, in milliseconds. */
  tryMs: number
  /** Before each further try, in milliseconds. */
  pausesMs: readonly number[]
}

export const usualPatience: Patience = { tryMs: 15_000, pausesMs: [200, 1_000] }

/**
 * Asks an object store as S3 is asked, by paths, with a signature of each request and the hash of what is sent.
 *
 * @throws StoreFailure when it does not answer, or not with what can be understood, as often as it is asked.
 */
export async function askStore(
  place: StorePlace,
  question: Question,
  { tryMs, pausesMs }: Patience,
): Promise<StoreAnswer> {
  const limitMs = tryMs + (question.body?.length ?? 0) / 1_000
  for (let tried = 0; ; tried += 1) {
    const outcome = await tryOnce(place, question, limitMs)
    if (typeof outcome !== 'string') return outcome
    const pause = pausesMs[tried]
    if (pause === undefined) throw storeFailure(place, outcome)
    await wait(pause)
  }
}

/** Says what a store did, without what it was shown. */
export function storeFailure({ endpoint, bucket }: StorePlace, what: string): StoreFailure {
  return new StoreFailure(`The object store at ${endpoint}, bucket ${bucket}, ${what}`)
}

/** @returns what the store did instead of answering, when asking once more may help. */
async function tryOnce(place: StorePlace, question: Question, limitMs: number): Promise<StoreAnswer | string> {
  const { url, headers } = await sign(place, question)
  const { method, body } = question
  const sent = body ? { body: new Uint8Array(body) } : {}
  const signal = AbortSignal.timeout(Math.ceil(limitMs))
  try {
    // A store that is somewhere else is a setting that has to be corrected.
    const answer = await fetch(url, { method, headers, ...sent, redirect: 'manual', signal })
    const { status } = answer
    const content = Buffer.from(await answer.arrayBuffer())
    const code = status < 300 ? null : (/<Code>(\w{1,60})<\/Code>/.exec(content.toString('latin1'))?.[1] ?? null)
    return status < 500 && status !== 429 ? { status, body: content, code } : `answered ${status} ${code ?? ''}`.trim()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return `did not answer (${reasonOf(error)})`
  }
}

function sign(place: StorePlace, { method, path, query = {}, body, headers = {} }: Question) {
  const url = new URL(`/${place.bucket}${path}`, place.endpoint)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  return new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': hash },
    accessKeyId: place.accessKey,
    secretAccessKey: place.secretKey,
    service: 's3',
    region: place.region,
  }).sign()
}

/** As Node says it, which never holds what was sent: the reason of a failed `fetch` is its cause. */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'in time'
  const { cause } = error
  return cause instanceof Error ? String(Reflect.get(cause, 'code') ?? cause.message) : error.message
}
