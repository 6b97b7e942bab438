import { createHash } from 'node:crypto'
import { type WrittenPart, writeArchive } from '@/src/submissions/files/write-archive'
import { submissionFiles } from '../submission-files'
import type { OpenedCase } from './read-case'

/** A part of an archive, with what its manifest says of it besides. */
export type ArchivePart = WrittenPart & { sentAs?: string; field?: string }

/**
 * A case with its files, in one archive. `manifest.json` names each part with its size and SHA-256, so that whoever gets it can show
 * that nothing was changed. Names that senders chose stand in the manifest alone: a name can lead out of the folder that it is unpacked to.
 *
 * @throws when a file that the case names cannot be read.
 */
export async function toCaseArchive(opened: OpenedCase, sheet: Buffer): Promise<Buffer> {
  const { submission, answers, history } = opened
  const { reference, formKey, versionHash, receivedOn, state, locale } = submission
  const said = { reference, formKey, versionHash, receivedOn, state, locale, answers, history }
  const parts = [
    toPart('case.json', JSON.stringify(said, null, 2)),
    { name: 'case.xlsx', content: sheet },
    ...(await readFileParts(opened)),
  ]
  return writeArchive(withManifest(parts, { reference }))
}

/** The files of a case under names of ours. @param folder of the archive, with a slash. @throws when one cannot be read. */
export async function readFileParts({ files }: Pick<OpenedCase, 'files'>, folder = ''): Promise<ArchivePart[]> {
  const parts: ArchivePart[] = []
  for (const [at, { id, field, name }] of files.entries()) {
    const end = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase() ?? ''
    parts.push({ name: `${folder}files/${at + 1}${end}`, content: await submissionFiles.read(id), sentAs: name, field })
  }
  return parts
}

/** Parts with the manifest that proves them. @param about what the manifest says of all of them */
export function withManifest(parts: readonly ArchivePart[], about: Readonly<Record<string, string>>): WrittenPart[] {
  const manifest = parts.map(({ name, content, ...more }) => {
    return { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex'), ...more }
  })
  const text = JSON.stringify({ ...about, parts: manifest }, null, 2)
  return [...parts.map(({ name, content }) => ({ name, content })), toPart('manifest.json', text)]
}

/** A text as a part of an archive. */
export function toPart(name: string, text: string): WrittenPart {
  return { name, content: Buffer.from(text) }
}
