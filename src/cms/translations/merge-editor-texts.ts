import { deepMergeSimple, type SanitizedConfig } from 'payload'
import { ptAngolaEditor } from './pt-ao'

/** Merges our texts of the editor last: Payload lets the editor's own win over those in `i18n.translations`. */
export function mergeEditorTexts(config: SanitizedConfig): SanitizedConfig {
  config.i18n.translations = deepMergeSimple(config.i18n.translations, { pt: ptAngolaEditor })
  return config
}
