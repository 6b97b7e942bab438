import type { DefaultTranslationsObject, GenericTranslationsObject } from '@payloadcms/translations'
import texts from './pt-ao.json' with { type: 'json' }

type PayloadTexts = { [Group in keyof DefaultTranslationsObject]: Partial<DefaultTranslationsObject[Group]> }

/**
 * Texts of the admin in the Portuguese of Angola, spelled as before 1990. Payload's own are Brazilian; those that are
 * missing here serve as they are. A label can be of either gender, so texts are worded to agree with both.
 */
export const ptAngola: PayloadTexts = texts.payload

/** The same for the texts of the rich text editor, which Payload keeps apart. */
export const ptAngolaEditor: GenericTranslationsObject = texts.editor
