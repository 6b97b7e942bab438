import staffTexts from '@/messages/staff/cms/configuration.json' with { type: 'json' }

/** What the languages of the site are called by those who write forms, as everywhere in the CMS. */
export const languageTexts = staffTexts.payloadConfig.localization.locales
