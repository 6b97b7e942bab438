import { ptAngola } from './pt-ao'

/** Texts of the CMS that Payload does not bring, or not as Angola writes them. */
export const platformTexts = {
  pt: { ...ptAngola, sona: { languages: 'Línguas', usedIn: 'Usado em' } },
  en: { sona: { languages: 'Languages', usedIn: 'Used in' } },
}
