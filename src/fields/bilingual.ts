/** A text of the admin interface in both of its languages. */
export type Bilingual = { pt: string; en: string }
