import type { Locale } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import type { DraftBlock } from '@/src/links/draft-block'
import type { PreviewKind } from '@/src/links/preview-address'

/** A draft whose finished page is to be looked at, and the login of the person who may see it. */
export type PageQuestion = {
  kind: PreviewKind
  id: number
  locale: Locale
  login: string
  /** Looks at it as it is public instead; with a shared block as it was last saved, or without it, when one is named. */
  asPublic?: { draftBlock?: DraftBlock | undefined } | undefined
}

/** The id of the block in which something stands; null outside of every block. */
type Row = string | null

/** A rule of axe that a page breaks, once for each block in which it does. */
export type PageViolation = StaffText & {
  rule: string
  /** Whether the rule belongs to WCAG 2.2 A or AA; the others are good practice. */
  isWcag: boolean
  row: Row
  /** Whether it stands in the main part of the page, and not in what stands around every page. */
  isInMain: boolean
  html: string
}

/** A picture of a page, in the file that a phone takes. */
export type PagePicture = { href: string; row: Row; bytes: number }

/** Bytes as they are sent. */
export type PageWeight = {
  /** HTML and the style sheets that the page waits for. */
  blocking: number
  /** The same with fonts and every picture. */
  whole: number
}

/** What is known of a finished page that nobody has published yet. */
export type PageReport = {
  violations: PageViolation[]
  /** Links within the page to a place that it does not have. */
  lostAnchors: { anchor: string; row: Row }[]
  /** Where links lead, those around the main part too. */
  links: string[]
  /** Paragraphs and points of lists in the main part. */
  texts: { text: string; row: Row }[]
  pictures: PagePicture[]
  /** Whether visitors fill something in, or it comes to life in the browser. */
  isTool: boolean
  /** Null where there is no build, whose files could be weighed. */
  weight: PageWeight | null
}

/** Looks at the finished page of a draft. @returns null when the draft has no page in the language. */
export type PageCheck = (question: PageQuestion) => Promise<PageReport | null>
