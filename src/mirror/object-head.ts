import { answerFields, type MirroredAnswer } from './mirrored-answer'

/** Fields that a store says by itself once they are put with an object. */
export const storeFields: ReadonlySet<string> = new Set(['Content-Type', 'Cache-Control', 'Content-Disposition'])

/** S3 takes so many bytes for what is kept beside an object. */
const mostBytes = 2_048

/**
 * What is put with an object: its fields, each under the name by which nginx reads it, and the bytes of an encoding.
 *
 * @throws Error when the answer has a field that no mirror knows, or more than a store keeps.
 */
export function toObjectHead(
  { headers, body, brotli, gzip }: MirroredAnswer,
  coding: 'plain' | 'br' | 'gz',
): { headers: Record<string, string>; body: Buffer } {
  const left = new Map(Object.entries(headers))
  const kept: Record<string, string> = {}
  let bytes = 0
  for (const { key, name } of answerFields) {
    const text = left.get(name.toLowerCase())
    left.delete(name.toLowerCase())
    if (text === undefined) continue
    if (/[^\x20-\x7e]/.test(text)) throw new Error(`No bucket takes such a ${name}`)
    kept[storeFields.has(name) ? name.toLowerCase() : `x-amz-meta-${key}`] = text
    if (!storeFields.has(name)) bytes += key.length + text.length
  }
  if (left.size > 0) throw new Error(`No mirror knows the field ${[...left.keys()].join(', ')}`)
  if (bytes > mostBytes) throw new Error(`No bucket takes a head of ${bytes} bytes`)
  if (coding === 'br' && brotli) return { headers: { ...kept, 'content-encoding': 'br' }, body: brotli }
  if (coding !== 'plain' && gzip) return { headers: { ...kept, 'content-encoding': 'gzip' }, body: gzip }
  return { headers: kept, body }
}
