import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { makeSealingPair, open, seal } from '@/src/sealed/age-seal'
import { pad, unpad } from '@/src/sealed/padding'
import { parseJson } from '@/src/sealed/read-json'

const head = z.strictObject({
  /** The fields of the form as they were sent. */
  fields: z.string(),
  files: z.array(
    z.strictObject({
      name: z.string(),
      type: z.string(),
      /** How many bytes it has as it came, and without what it says of its author where that could be taken out. */
      length: z.number(),
      strippedLength: z.number().nullable(),
    }),
  ),
})

/** A file between being uploaded and being sent: as it came, and without what it says of its author, where that can be had. */
export type DraftFile = { name: string; type: string; content: Buffer; stripped: Buffer | null }
/** What somebody is about to send. */
export type Draft = { fields: URLSearchParams; files: readonly DraftFile[] }

/** What opens a draft: it stands in the page and nowhere else. */
export type DraftKey = { id: string; identity: string }

/** Seals a draft to a key that this process forgets. */
export async function sealDraft({ fields, files }: Draft): Promise<{ key: DraftKey; blob: Uint8Array }> {
  const text = JSON.stringify({
    fields: fields.toString(),
    files: files.map(({ name, type, content, stripped }) => ({
      ...{ name, type, length: content.length },
      strippedLength: stripped?.length ?? null,
    })),
  })
  const length = Buffer.alloc(4)
  length.writeUInt32BE(Buffer.byteLength(text))
  const contents = files.flatMap(({ content, stripped }) => [content, stripped ?? Buffer.alloc(0)])
  const { identity, recipient } = await makeSealingPair()
  const blob = await seal(pad(Buffer.concat([length, Buffer.from(text), ...contents])), [recipient])
  return { key: { id: randomBytes(16).toString('hex'), identity }, blob }
}

/** Opens a draft with the key that came back from the page. @throws when it is another. */
export async function openDraft(blob: Uint8Array, { identity }: DraftKey): Promise<Draft> {
  const bytes = Buffer.from(unpad(await open(blob, identity)))
  let at = 4 + bytes.readUInt32BE(0)
  const { fields, files } = parseJson(bytes.subarray(4, at), head)
  const take = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  return {
    fields: new URLSearchParams(fields),
    files: files.map(({ name, type, length, strippedLength }) => ({
      ...{ name, type, content: take(length) },
      stripped: strippedLength === null ? null : take(strippedLength),
    })),
  }
}
