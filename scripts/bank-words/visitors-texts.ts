import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFile, type ContentText, readTexts } from '../content-figures/content-texts'

/** A text with the file's own path, and never without a language where it is read in one. */
export type VisitorsText = Omit<ContentText, 'file'> & { path: string }

/** Typed by machines, or by visitors themselves: no sentence of the bank's. */
const notRead =
  /(?:^|\.)(?:slug\.(?:pt|en)|searchWords\.(?:pt|en)|groups\.(?:pt|en)|key|anchor|hash|page|document|form|media|href|icon|file|csvName)$|(?:^|\.)related\./

/** Every text of a file of the site: one of `site/content`, or the messages of one language. */
export function readVisitorsTexts({ path, source }: ContentFile): VisitorsText[] {
  const ofMessages = /^site\/messages\/(pt|en)\.json$/.exec(path)?.[1]
  return readTexts({ path, source })
    .filter(({ field }) => !notRead.test(field) && !path.endsWith('search-synonyms.yaml'))
    .map(({ file: _file, language, ...text }) => ({
      ...text,
      path,
      language: ofMessages === 'pt' || ofMessages === 'en' ? ofMessages : language,
    }))
}

/** Everything that visitors read in the repository, file by file. */
export function readSite(): ContentFile[] {
  return ['site/content', 'site/messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:yaml|json)$/.test(name))
      .sort()
      .map((name) => join(folder, name))
      .map((path) => ({ path, source: readFileSync(path, 'utf8') })),
  )
}
