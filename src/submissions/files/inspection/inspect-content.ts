import { fileTypeFromBuffer } from 'file-type'
import { toFileKind } from '@/src/forms/definition/file-kinds'
import { inVisitorThread } from '@/src/visitor-work/in-visitor-thread'
import type { ContentToInspect, InspectedContent } from '../inspection-task'
import { holdsForeignContent } from './foreign-content'
import { inspectImage } from './inspect-image'
import { inspectOffice } from './inspect-office'
import { inspectPdf } from './inspect-pdf'

/** Looks into the content of one file: whether it is what it claims to be, and what else it holds. Runs in a thread only. */
export const inspectContent = inVisitorThread(
  async ({ bytes, ...asked }: ContentToInspect): Promise<InspectedContent> => {
    const content = Buffer.from(bytes)
    const found = await fileTypeFromBuffer(content)
    if (found?.mime === 'application/x-cfb' && isLockedOffice(content)) return { objection: 'locked' }
    if (!found || toFileKind(found.mime) !== asked.kind) return { objection: 'disguised' }
    return inspectKind(content, asked)
  },
)

async function inspectKind(
  content: Buffer,
  { kind, keepsOriginal, mostUnpacked }: Omit<ContentToInspect, 'bytes'>,
): Promise<InspectedContent> {
  if (kind === 'png' || kind === 'jpg') {
    if (holdsForeignContent(content, 'image')) return { objection: 'disguised' }
    return inspectImage(content, { kind, keepsOriginal })
  }
  if (holdsForeignContent(content, kind === 'pdf' ? 'pdf' : 'archive')) return { objection: 'disguised' }
  return kind === 'pdf' ? { objection: await inspectPdf(content) } : inspectOffice(content, { kind, mostUnpacked })
}

/** Word and Excel keep a document with a password in a container of the old format, under this name. */
const lockedName = Buffer.from('EncryptedPackage', 'utf16le')

function isLockedOffice(content: Buffer): boolean {
  return content.includes(lockedName)
}
