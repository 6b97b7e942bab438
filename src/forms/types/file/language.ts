import { type FileKind, fileKinds } from '../../definition/file-kinds'
import { formatFileKinds, formatFileSize } from '../../language/format-values'
import { toAnswerTexts } from '../answer-texts'
import type { FieldLanguage } from '../field-language'
import { controlWords, toCount } from '../product-words'
import type { FileQuestion } from './definition'

export const fileLanguage: FieldLanguage<FileQuestion> = {
  rules: () => ['fileType', 'fileSize', 'fileEmpty', 'tooMany'],
  kind: 'file',
  errorValues: ({ kinds, largest, most }, { locale }) => ({
    limit: most,
    kinds: formatFileKinds(locale, kinds),
    size: formatFileSize(locale, largest),
  }),
  format: ({ kinds, largest, most }, locale) =>
    controlWords(locale)('fileHint', {
      kinds: formatFileKinds(locale, kinds),
      size: formatFileSize(locale, largest),
      most,
    }),
  control: ({ kinds, most }) => ({ accept: kinds.flatMap(toAccepted).join(','), most }),
  limits: ({ kinds, largest, most }, locale) => ({
    kinds: formatFileKinds(locale, kinds),
    largest: formatFileSize(locale, largest),
    most: toCount(most, locale),
  }),
  answer: (_question, answer) => toAnswerTexts(answer).join('; '),
}

/** Pictures by their type too: only then do phones offer their camera. */
function toAccepted(kind: FileKind): string[] {
  const { extensions, mediaType } = fileKinds[kind]
  return [...extensions, ...(mediaType.startsWith('image/') ? [mediaType] : [])]
}
