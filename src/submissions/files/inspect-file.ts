import { fileTypeFromBuffer } from 'file-type'
import { env } from '@/src/env'
import { type FileKind, fileKinds, largestFile, toClaimedFileKind, toFileKind } from '@/src/forms/definition/file-kinds'
import { log } from '@/src/log'
import { scanWithClamd } from './clamd'
import type { FileObjection } from './file-objection'
import { holdsForeignContent } from './foreign-content'
import { inspectImage } from './inspect-image'
import { inspectOffice } from './inspect-office'
import { inspectPdf } from './inspect-pdf'

/** A file that may be kept, or what speaks against it. */
export type InspectedFile =
  | { objection: FileObjection }
  | { objection: null; name: string; mediaType: string; content: Buffer }

type FileToInspect = {
  /** What the sender calls it. */
  name: string
  content: Buffer
  /** The kinds that the field takes. */
  kinds: readonly FileKind[]
  /** Pictures stay as they are, for evidence; else they lose the place, the device and the name of who took them. */
  keepsOriginal: boolean
  /** Address of the virus scanner; none for no scan. */
  clamd?: string | undefined
}

/** Looks into a file before it is kept: what it is by its content, whether that is what it claims, and what else it holds. */
export async function inspectFile({
  name,
  content,
  kinds,
  keepsOriginal,
  clamd = env.clamd,
}: FileToInspect): Promise<InspectedFile> {
  if (content.length === 0) return { objection: 'empty' }
  if (content.length > largestFile) return { objection: 'tooLarge' }
  const claimed = toClaimedFileKind(name)
  if (!claimed || !kinds.includes(claimed)) return { objection: 'notAccepted' }
  const found = await fileTypeFromBuffer(content)
  if (!found || toFileKind(found.mime) !== claimed) return { objection: 'disguised' }
  const inspected = await inspectKind(content, { kind: claimed, keepsOriginal })
  if (inspected.objection) return inspected
  const scanned = clamd ? await scan(clamd, content) : null
  if (scanned) return { objection: scanned }
  return { ...inspected, name: toPlainName(name, claimed), mediaType: fileKinds[claimed].mediaType }
}

async function inspectKind(
  content: Buffer,
  { kind, keepsOriginal }: { kind: FileKind; keepsOriginal: boolean },
): Promise<{ objection: FileObjection } | { objection: null; content: Buffer }> {
  if (kind === 'png' || kind === 'jpg') {
    if (holdsForeignContent(content, 'image')) return { objection: 'disguised' }
    return inspectImage(content, { kind, keepsOriginal })
  }
  if (holdsForeignContent(content, kind === 'pdf' ? 'pdf' : 'archive')) return { objection: 'disguised' }
  const objection = kind === 'pdf' ? await inspectPdf(content) : inspectOffice(content, kind)
  return objection ? { objection } : { objection, content }
}

/** A scanner that is set up and does not answer means that nothing is taken: a file that nobody looked at could be anything. */
async function scan(clamd: string, content: Buffer): Promise<FileObjection | null> {
  try {
    return (await scanWithClamd(clamd, content)) === 'clean' ? null : 'virus'
  } catch (error) {
    log.error('The virus scanner cannot be asked; files are refused', { error })
    return 'notScanned'
  }
}

/** The name as it is shown to staff: letters, digits and a few signs, not long, with the ending of what it is. */
function toPlainName(name: string, kind: FileKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100)
  return `${stem || 'file'}${fileKinds[kind].extensions[0]}`
}
