import { fileKindNames } from '@/src/forms/definition/file-kinds'
import { fillPlaces } from '@/src/i18n/fill-places'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toFileObjectionText } from '@/src/submissions/files/file-objection'
import { inspectFile } from '@/src/submissions/files/inspect-file'
import type { DraftFile } from './draft'
import type { ArrivedFile } from './read-parts'
import { stripDocument } from './traces/strip-file'

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
      taken.mistakes.push(fillPlaces(messagesByLocale[locale].sealedReports.errors.file, { name, reason }))
      continue
    }
    const copy = original.mediaType.startsWith('image/') ? content : await stripDocument(content, original.mediaType)
    // A picture is drawn anew by who looks into it, and a copy is looked into as whatever comes: nobody else has seen it yet.
    const sound = copy && (await inspectFile({ ...asked, content: copy, keepsOriginal: false }))
    taken.files.push({
      ...{ name: original.name, type: original.mediaType, content },
      stripped: sound?.objection === null ? sound.content : null,
    })
  }
  return taken
}
