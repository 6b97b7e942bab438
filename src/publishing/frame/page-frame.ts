import { findNearestGroup } from '@/src/links/nearest-address'
import { type Place, type Section, sections } from '@/src/publications/place'

/** What stands around the pages of a section, as it was drawn for none of them in particular. */
export type PageFrame = {
  /** Names it as pages do that were drawn with it. */
  name: string
  /** With every link and menu marked as the current one, and a token where it leads to the other language. */
  header: string
  footer: string
  /** The paths of each menu, in their order. */
  menus: readonly (readonly string[])[]
}

/** Stands in a drawn frame for the page's address in the other language. */
export const alternateToken = '/~other-language~'

/** The sections as they stand in the address of a frame. */
export const frameSections: ReadonlyMap<string, Section> = new Map<string, Section>([
  ...sections.map((section) => [section, section] as const),
  ['none', null],
])

/** The path of the frame of a section, within a language. */
export function toFramePath(section: Section): string {
  return `/page-frame/${section ?? 'none'}`
}

/**
 * Puts another frame around a finished page: the same bytes as if the page had been drawn with it.
 *
 * @param html the page as visitors get it.
 * @param href the page's public address.
 * @returns null when the page does not have a header, a main part and a footer, or when what stands around it names uploaded files:
 * the public has them as long as a page shows them, which only drawing it finds out.
 */
export function putInFrame(
  html: string,
  frame: PageFrame,
  { href, place }: { href: string; place: Place },
): string | null {
  const page = splitPage(html)
  if (!page || namesUploads(page.header) || namesUploads(page.footer)) return null
  return page.before + toHeaderOf(frame, { href, place }) + page.main + frame.footer + page.after
}

/** The header and the footer of a drawn page. @returns null when it does not have both, with a main part between them. */
export function takeFrame(html: string): Pick<PageFrame, 'header' | 'footer'> | null {
  const page = splitPage(html)
  return page && { header: page.header, footer: page.footer }
}

const namesUploads = (html: string) => html.includes('/media/') || html.includes('/documents/')

function splitPage(html: string) {
  const headerStart = html.indexOf('<header')
  const mainStart = html.indexOf('<main')
  const headerEnd = endOf(html.lastIndexOf('</header>', mainStart), '</header>')
  const mainEnd = html.lastIndexOf('</main>')
  const footerStart = html.indexOf('<footer', mainEnd)
  const footerEnd = endOf(html.lastIndexOf('</footer>'), '</footer>')
  const marks = [0, headerStart, headerEnd, mainStart, mainEnd, footerStart, footerEnd]
  if (marks.some((mark, index) => mark < (marks[index - 1] ?? 0))) return null
  return {
    before: html.slice(0, headerStart),
    header: html.slice(headerStart, headerEnd),
    main: html.slice(headerEnd, footerStart),
    footer: html.slice(footerStart, footerEnd),
    after: html.slice(footerEnd),
  }
}

const endOf = (start: number, tag: string) => (start < 0 ? start : start + tag.length)

const currentPage = ' aria-current="page"'
const currentMenu = ' aria-current="true"'

/** Keeps the marks that are true on a page, and says where it is in the other language. */
function toHeaderOf({ header, menus }: PageFrame, { href, place }: { href: string; place: Place }): string {
  const hereIndex = findNearestGroup(menus, place.path)
  let menu = -1
  const marked = eachTag(header, (tag) => {
    if (tag.startsWith('<button ') && tag.includes(currentMenu)) {
      menu++
      return menu === hereIndex ? tag : tag.replace(currentMenu, '')
    }
    if (!tag.startsWith('<a ') || !tag.includes(currentPage)) return tag
    return tag.includes(` href="${href}"`) ? tag : tag.replace(currentPage, '')
  })
  return marked.replaceAll(encodeURIComponent(alternateToken), encodeURIComponent(place.alternateHref))
}

/** Goes through the tags of HTML as it is serialized: nothing in them but their end is a `>`. */
function eachTag(html: string, change: (tag: string) => string): string {
  const parts = html.split('<')
  const [text = '', ...rest] = parts
  const changed = rest.map((part) => {
    const end = part.indexOf('>') + 1
    return change(`<${part.slice(0, end)}`) + part.slice(end)
  })
  return text + changed.join('')
}
