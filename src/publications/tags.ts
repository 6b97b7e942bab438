/**
 * What a finished page depends on, and what a publication says has changed. Nobody lists dependencies by hand: they are what
 * the page's queries returned.
 *
 * `Page:12`        the document itself, drawn whole
 * `Page:12:card`   what other pages show of it: its title, address and summary
 * `list:Tip`       the list of all documents of a kind
 * `list:Page:12`   the list of pages below page 12; `list:Page:top`: of those below none
 * `global:Footer`  a part of the frame around every page
 * `day:2026-11-20` the day it was in Luanda, for a page that shows it or counts from it
 */
export type Tag = string

/** Kinds of document, by their GraphQL type. */
export type DocumentKind =
  | 'Branch'
  | 'Document'
  | 'Form'
  | 'FormVersion'
  | 'ExchangeRate'
  | 'MediaItem'
  | 'Page'
  | 'Person'
  | 'Redirect'
  | 'SharedBlock'
  | 'Simulator'
  | 'Tip'

export const documentTag = (kind: DocumentKind, id: number): Tag => `${kind}:${id}`
export const cardTag = (kind: DocumentKind, id: number): Tag => `${kind}:${id}:card`
export const listTag = (kind: DocumentKind): Tag => `list:${kind}`
export const childrenTag = (parent: number | null): Tag => `list:Page:${parent ?? 'top'}`
export const globalTag = (name: string): Tag => `global:${name}`

/** Whether a tag stands for a whole document that has addresses of its own. */
export function isOwnTag(tag: Tag): boolean {
  return /^(?:Branch|Page|Person|Tip):\d+$/.test(tag)
}
export const dayTag = (day: string): Tag => `day:${day}`
