/** What the simulator of a block that has a part of the page's address is called. */
export function toToolId(anchor: string): string {
  return `${anchor}-tool`
}

/** Where a simulator answers: at its result, or at what is wrong with what was asked. @param id of the simulator. */
export function toAnswerId(id: string): string {
  return `${id}-answer`
}

/** The address of the answer, for a link to the block of a simulator; the link itself where it leads to no part of a page. */
export function toAnswerHref(href: string): string {
  const [page = '', anchor] = href.split('#')
  return anchor ? `${page}#${toAnswerId(toToolId(anchor))}` : href
}
