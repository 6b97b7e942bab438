import { type FileKind, fileKinds, largestFile, toClaimedFileKind } from '@/src/forms/definition/file-kinds'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import type { VisitorThreads } from '@/src/visitor-work/open-visitor-threads'
import { visitorThreads } from '@/src/visitor-work/visitor-threads'
import { scanWithClamd } from './clamd'
import type { FileObjection } from './file-objection'
import { type ContentToInspect, type InspectedContent, inspectionTask } from './inspection-task'

/** A file that may be kept, or what speaks against it. */
export type InspectedFile =
  | { objection: FileObjection }
  | { objection: null; name: string; mediaType: string; content: Buffer; unpacked: number }

/**
 * What all files of one post may weigh unpacked, in bytes. A letter of a hundred pages unpacks to 2 MB and a table of 50 000
 * rows to 15; more is a database, which the sender is asked to send in parts.
 */
export const mostUnpackedOfPost = 20_000_000

type FileToInspect = {
  /** What the sender calls it. */
  name: string
  content: Buffer
  /** The kinds that the field takes. */
  kinds: readonly FileKind[]
  /** Pictures stay as they are, for evidence; else they lose the place, the device and the name of who took them. */
  keepsOriginal: boolean
  /** What its parts may weigh unpacked, in bytes. */
  mostUnpacked?: number
  /** Address of the virus scanner; none for no scan. */
  clamd?: string | undefined
  /** The threads that look into it. */
  threads?: VisitorThreads
}

/** Looks into a file before it is kept: what it is by its content, whether that is what it claims, and what else it holds. */
export async function inspectFile({
  name,
  content,
  kinds,
  keepsOriginal,
  mostUnpacked = mostUnpackedOfPost,
  clamd = env.clamd,
  threads = visitorThreads,
}: FileToInspect): Promise<InspectedFile> {
  if (content.length === 0) return { objection: 'empty' }
  if (content.length > largestFile) return { objection: 'tooLarge' }
  const claimed = toClaimedFileKind(name)
  if (!claimed || !kinds.includes(claimed)) return { objection: 'notAccepted' }
  const inspected = await inspectInThread(threads, { content, kind: claimed, keepsOriginal, mostUnpacked })
  if (inspected.objection) return { objection: inspected.objection }
  const scanned = clamd ? await scan(clamd, content) : null
  if (scanned) return { objection: scanned }
  const { drawn, unpacked = 0 } = inspected
  return {
    objection: null,
    name: toPlainName(name, claimed),
    mediaType: fileKinds[claimed].mediaType,
    content: drawn ? Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength) : content,
    unpacked,
  }
}

/** No byte of a file is read where visitors are answered. */
async function inspectInThread(
  threads: VisitorThreads,
  { content, ...asked }: Omit<ContentToInspect, 'bytes'> & { content: Buffer },
): Promise<InspectedContent> {
  // A copy is moved to the thread: the file itself is still needed here, to be kept.
  const bytes = Uint8Array.from(content).buffer
  const work = await threads.run(inspectionTask, { bytes, ...asked }, [bytes])
  if (work.outcome === 'busy') return { objection: 'notChecked' }
  return work.outcome === 'done' ? work.result : { objection: 'tooComplex' }
}

/** A scanner that is set up and does not answer means that nothing is taken: a file that nobody looked at could be anything. */
async function scan(clamd: string, content: Buffer): Promise<FileObjection | null> {
  try {
    return (await scanWithClamd(clamd, content)) === 'clean' ? null : 'virus'
  } catch (error) {
    log.error('The virus scanner cannot be asked; files are refused', { error })
    return 'notChecked'
  }
}

const longestStem = 100

/** The name as it is shown to staff: letters, digits and a few signs, not long, with the ending of what it is. */
function toPlainName(name: string, kind: FileKind): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/^[. ]+/, '')
    .slice(0, longestStem)
  let end = stem.length
  while (stem[end - 1] === '.' || stem[end - 1] === ' ') end--
  return `${stem.slice(0, end) || 'file'}${fileKinds[kind].extensions[0]}`
}
