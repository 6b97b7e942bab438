import { type Locale, locales } from '@/src/i18n/locales'

/** Colour schemes in which a block is shown. */
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Widths of window in which a block is shown, in CSS pixels: a phone, a tablet, a desk. */
export const frameWidths = [360, 768, 1280] as const
export type FrameWidth = (typeof frameWidths)[number]

/** Which frames of each example stand side by side. */
export type FrameChoice = {
  languages: readonly Locale[]
  schemes: readonly Scheme[]
  widths: readonly FrameWidth[]
}

/** The query of an address, as Next gives it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

/**
 * Reads the choice from the query of a block's page. What is not named, or makes no sense, is as at first: the language of the
 * gallery, the light scheme, every width.
 */
export function readFrameChoice(query: Query, galleryLanguage: Locale): FrameChoice {
  return {
    languages: chosen(query['language'], locales, [galleryLanguage]),
    schemes: chosen(query['scheme'], schemes, ['light']),
    widths: chosen(query['width'], frameWidths, frameWidths),
  }
}

function chosen<Value extends string | number>(
  asked: string | string[] | undefined,
  values: readonly Value[],
  otherwise: readonly Value[],
): readonly Value[] {
  const words = [asked ?? []].flat()
  const known = values.filter((value) => words.includes(String(value)))
  return known.length > 0 ? known : otherwise
}
