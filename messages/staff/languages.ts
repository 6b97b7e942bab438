/** The languages that staff can work in, the usual one first. They need not be those of the site. */
export const staffLanguages = ['pt', 'en'] as const
export type StaffLanguage = (typeof staffLanguages)[number]

/** The same in each language of the staff. */
export function inStaffLanguages<Said>(say: (language: StaffLanguage) => Said): Record<StaffLanguage, Said> {
  return { pt: say('pt'), en: say('en') }
}
