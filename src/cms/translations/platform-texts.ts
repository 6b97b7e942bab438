import { ptAngola, ptAngolaEditor } from './pt-ao'

/** Texts of the CMS that Payload does not bring, or not as Angola writes them. */
export const platformTexts = {
  pt: {
    ...ptAngola,
    sona: { compare: 'Comparar', languages: 'Línguas', statistics: 'Estatística', usedIn: 'Usado em' },
  },
  en: {
    general: { payloadSettings: 'Studio settings', item: 'No.', noLabel: 'No {{label}}' },
    sona: { compare: 'Compare', languages: 'Languages', statistics: 'Statistics', usedIn: 'Used in' },
  },
}

/** Those of the rich text editor, which Payload keeps apart. */
export const editorTexts = { pt: ptAngolaEditor }
