/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: docs/upstream/payload-editor-texts-win.md
 * Test: src/cms/translations/pt-ao.test.ts
 * Goes when: `i18n.translations` wins over the texts that the editor brings.
 */
import type { GenericTranslationsObject } from '@payloadcms/translations'
import { deepMergeSimple, type SanitizedConfig } from 'payload'

type Translations = Readonly<Record<string, GenericTranslationsObject>>

/** Merges texts of the editor last: Payload lets the editor's own win over those in `i18n.translations`. */
export function mergeEditorTexts(texts: Translations): (config: SanitizedConfig) => SanitizedConfig {
  return (config) => {
    config.i18n.translations = deepMergeSimple(config.i18n.translations, texts)
    return config
  }
}
