import { type Locale, locales } from '@/src/i18n/locales'

/** Where the block gallery is, on the CMS's own address. */
export const galleryHref = '/gallery'

/** The index of the gallery in one of its languages. */
export function toGalleryIndexHref(language: Locale): string {
  return `${galleryHref}/${language}`
}

/** The page of one block type, by the name of its folder. */
export function toBlockPageHref(language: Locale, folder: string): string {
  return `${galleryHref}/${language}/${folder}`
}

type FrameAddress = {
  language: Locale
  folder: string
  /** Without one, all examples of the block stand below each other. */
  example?: string
  /** Without one, the scheme of the device. */
  scheme?: 'light' | 'dark'
}

/** A page with nothing but a block on it, drawn as the site draws it. */
export function toFrameHref({ language, folder, example, scheme }: FrameAddress): string {
  const path = [galleryHref, 'frame', language, folder, ...(example === undefined ? [] : [example])].join('/')
  return scheme === undefined ? path : `${path}?scheme=${scheme}`
}

/** The small picture of a block type, by the name it is stored under. */
export function toThumbnailHref(slug: string): string {
  return `${galleryHref}/thumbnails/${slug}`
}

/** A page with nothing but the form that the editor of forms sends to it, drawn as the site draws forms. */
export function toFormFrameHref(language: Locale): string {
  return `${galleryHref}/form/${language}`
}

/** Where the form on that page is posted, together with what it says: kept as a trial. */
export function toDraftTrialHref(language: Locale): string {
  return `${toFormFrameHref(language)}/trial`
}

/** The language in which a form that is being edited is tried at an address; null when it is no such address. */
export function readDraftTrialHref(path: string): Locale | null {
  return locales.find((locale) => path === toDraftTrialHref(locale)) ?? null
}
