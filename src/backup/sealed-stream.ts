import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'

/** Content, one part after the other. */
export type Parts = AsyncIterable<Uint8Array>

/** What a file of age begins with. */
const ageStart = Buffer.from('age-encryption.org/v1\n')

/** Content as a backup keeps it: compressed by Zstandard, and encrypted where it is for somebody. @param recipient public half of age. */
export async function* toKept(content: Parts, recipient: string | undefined): Parts {
  const compressed = through(content, createZstdCompress())
  if (recipient === undefined) return yield* compressed
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  yield* fromWebStream(await encrypter.encrypt(toWebStream(compressed)))
}

/**
 * The content again.
 *
 * @param identities secret halves of age, tried one after the other.
 * @throws when none of them opens it, or it was changed.
 */
export async function* fromKept(kept: Parts, identities: readonly string[]): Parts {
  const { isEncrypted, parts } = await lookAtStart(kept)
  if (!isEncrypted) return yield* through(parts, createZstdDecompress())
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const opened = await decrypter.decrypt(toWebStream(parts))
  yield* through(fromWebStream(opened), createZstdDecompress())
}

/** Whether kept content is encrypted. @param start its first bytes. */
export function isEncrypted(start: Uint8Array): boolean {
  return ageStart.equals(start.subarray(0, ageStart.length))
}

async function lookAtStart(kept: Parts): Promise<{ isEncrypted: boolean; parts: Parts }> {
  const iterator = kept[Symbol.asyncIterator]()
  const first = await iterator.next()
  const start = first.done ? new Uint8Array() : first.value
  async function* parts(): Parts {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { isEncrypted: isEncrypted(start), parts: parts() }
}

async function* through(content: Parts, transform: Transform): Parts {
  const written = pipeline(content, transform)
  // Whoever reads is told by the stream itself, and below.
  written.catch(() => undefined)
  const read: Parts = transform
  yield* read
  await written
}

function toWebStream(content: Parts): ReadableStream<Uint8Array> {
  const iterator = content[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const next = await iterator.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
}

async function* fromWebStream(stream: ReadableStream<Uint8Array>): Parts {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
