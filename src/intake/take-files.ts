import { fileKindNames } from '@/src/forms/definition/file-kinds'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toFileObjectionText } from '@/src/submissions/files/file-objection'
import { inspectFile } from '@/src/submissions/files/inspect-file'
import type { DraftFile } from './draft'
import { fill } from './pages/mailbox-pages'
import type { ArrivedFile } from './read-parts'

/** Files that may be sent, and what speaks against the others, a sentence each. */
export type TakenFiles = { files: DraftFile[]; mistakes: string[] }

/**
 * Looks into files. The virus scanner is not asked: it would write them to a file of its own. Whoever reads them opens them as evidence,
 * which the desk draws as pictures.
 */
export async function takeFiles(arrived: readonly ArrivedFile[], locale: Locale): Promise<TakenFiles> {
  const taken: TakenFiles = { files: [], mistakes: [] }
  for (const { name, content } of arrived) {
    const asked = { name, content, kinds: fileKindNames, clamd: '' }
    const original = await inspectFile({ ...asked, keepsOriginal: true })
    if (original.objection !== null) {
      const reason = toFileObjectionText(original.objection, locale)
      taken.mistakes.push(fill(messagesByLocale[locale].sealedReports.errors.file, { name, reason }))
      continue
    }
    const isPicture = original.mediaType.startsWith('image/')
    const drawn = isPicture ? await inspectFile({ ...asked, keepsOriginal: false }) : null
    taken.files.push({
      ...{ name: original.name, type: original.mediaType, content },
      stripped: drawn?.objection === null ? drawn.content : null,
    })
  }
  return taken
}
