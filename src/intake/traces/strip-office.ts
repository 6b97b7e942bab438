import { mostUnpackedOfPost } from '@/src/submissions/files/inspect-file'
import { type ArchivePart, readArchive } from '@/src/submissions/files/inspection/read-archive'
import { type WrittenPart, writeArchive } from '@/src/submissions/files/write-archive'
import { isBoundPart, isToldPart, toOfficeRules, toOpenRules } from './office-rules'
import { rewriteXml } from './rewrite-xml'
import { stripJpeg, stripPng } from './strip-picture'

const xmlPart = /\.(?:xml|rels|rdf|vml)$/i

/**
 * A document of Word, Excel or LibreOffice without what it says of who made it. It is unpacked under the limits under which it was looked
 * into.
 *
 * @returns null when something is in it of which nobody can say that: then there is no such copy.
 */
export async function stripOffice(content: Buffer): Promise<Buffer | null> {
  const parts = await readArchive(content, mostUnpackedOfPost)
  const toRules = parts.some(({ name }) => name === 'mimetype') ? toOpenRules : toOfficeRules
  const written: WrittenPart[] = []
  for (const part of parts) {
    if (isBoundPart(part.name)) return null
    if (isToldPart(part.name)) continue
    const bytes = await readWhole(part)
    const kept = xmlPart.test(part.name) ? Buffer.from(rewriteXml(bytes, toRules(part.name))) : stripOther(part, bytes)
    if (!kept) return null
    written.push({ name: part.name, content: kept })
  }
  return writeArchive(written)
}

/** Of what is no text, pictures can be taken apart; what is in others nobody here knows. */
function stripOther({ name }: ArchivePart, content: Buffer): Buffer | null {
  if (name === 'mimetype') return content
  if (/\.jpe?g$/i.test(name)) return stripJpeg(content)
  return /\.png$/i.test(name) ? stripPng(content) : null
}

/** A part as a whole. */
export async function readWhole(part: ArchivePart): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of part.read()) chunks.push(chunk)
  return Buffer.concat(chunks)
}
