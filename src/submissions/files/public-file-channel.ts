import { openProcessChannel } from '@/src/platform/process-channel'
import type { FileObjection } from './file-objection'

/** PDFs that are to be published are looked into by threads of the process, and asked about by the CMS. */
export const publicFiles = openProcessChannel<Buffer, Promise<FileObjection | null>>('sona:public-file')

/** What speaks against a PDF that is to be published. A process without threads, as a command is, has only files of the project. */
export async function inspectPublicPdf(content: Buffer): Promise<FileObjection | null> {
  return (await publicFiles.ask(content)) ?? null
}
