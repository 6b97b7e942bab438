/** What a post of any form may be. */
export const postLimits = {
  /** Choices of many count once for each box that is ticked. */
  fields: 500,
  /** Of all names and texts together, in UTF-16 units. Files have limits of their own. */
  text: 200_000,
} as const

/** What a page may carry of the other pages of its form, sealed, in characters: all that may be written, as it is packed. */
export const mostCarried = postLimits.text * 4 + 20_000

/** What the texts of a post may weigh in bytes. A sign takes up to nine: three of UTF-8, each as a percent sign and two digits. */
export const largestText = postLimits.text * 9

/** The same of a form of pages, with what its pages carry. */
export const largestTextOfPages = largestText + mostCarried
