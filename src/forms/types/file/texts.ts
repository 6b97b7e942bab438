import type { FieldTexts } from '../field-texts'

export const fileTexts: FieldTexts = {
  name: { pt: 'Ficheiro', en: 'File' },
  purpose: { pt: 'Um ou mais ficheiros, até 5 MB cada.', en: 'One or more files, up to 5 MB each.' },
  word: { pt: 'ficheiro', en: 'file' },
}
