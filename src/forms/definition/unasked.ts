import { z } from 'zod'
import { entryParts, hint, label } from './field-parts'
import { localizedText } from './localized-text'

/** A text between questions. Empty lines part it into paragraphs. */
export const informationEntry = z.object({ ...entryParts, type: z.literal('information'), text: localizedText(4000) })

/** A heading. It holds what follows, up to the next one, and its condition holds for all of that. */
export const sectionEntry = z.object({ ...entryParts, type: z.literal('section'), label, hint })

/** The beginning of a page: it holds what follows, up to the next one, and its condition holds for all of that. */
export const pageEntry = z.object({ ...entryParts, type: z.literal('page'), label, hint })
