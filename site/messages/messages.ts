import en from './en.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The interface texts that visitors read, in each language of the site. The first is the model: a test keeps all complete. */
export const siteMessages = { pt, en } as const
