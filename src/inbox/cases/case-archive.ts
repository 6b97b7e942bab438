import { createHash } from 'node:crypto'
import { type WrittenPart, writeArchive } from '@/src/submissions/files/write-archive'
import { submissionFiles } from '../submission-files'
import type { OpenedCase } from './read-case'

/**
 * A case with its files, in one archive. `manifest.json` names each part with its size and SHA-256, so that whoever gets it can show
 * that nothing was changed. Names that senders chose stand in the manifest alone: a name can lead out of the folder that it is unpacked to.
 *
 * @throws when a file that the case names cannot be read.
 */
export async function toCaseArchive(opened: OpenedCase, sheet: Buffer): Promise<Buffer> {
  const { submission, answers, files, history } = opened
  const { reference, formKey, versionHash, receivedOn, state, locale } = submission
  const said = { reference, formKey, versionHash, receivedOn, state, locale, answers, history }
  const parts: (WrittenPart & { sentAs?: string; field?: string })[] = [
    { name: 'case.json', content: Buffer.from(JSON.stringify(said, null, 2)) },
    { name: 'case.xlsx', content: sheet },
  ]
  for (const [at, { id, field, name }] of files.entries()) {
    const end = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase() ?? ''
    parts.push({ name: `files/${at + 1}${end}`, content: await submissionFiles.read(id), sentAs: name, field })
  }
  const manifest = parts.map(({ name, content, ...more }) => {
    return { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex'), ...more }
  })
  const text = JSON.stringify({ reference, parts: manifest }, null, 2)
  return writeArchive([...parts.map(({ name, content }) => ({ name, content })), toPart('manifest.json', text)])
}

function toPart(name: string, text: string): WrittenPart {
  return { name, content: Buffer.from(text) }
}
