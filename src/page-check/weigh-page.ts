import type { PagePicture, PageWeight } from './page-report'

/** Bytes of a file as it is sent; null when there is none, which the links of a page are judged for elsewhere. */
export type WeighFile = (href: string) => Promise<number | null>

type Weighed = {
  /** The compressed page itself. */
  html: number
  /** Style sheets and fonts that it asks for at once. */
  files: readonly string[]
  pictures: readonly PagePicture[]
}

/** Adds up what a page makes a visitor's phone fetch; a file that is named twice is fetched once. */
export async function weighPage({ html, files, pictures }: Weighed, weigh: WeighFile): Promise<PageWeight> {
  let [styles, others] = [0, 0]
  for (const href of new Set(files)) {
    const bytes = (await weigh(href)) ?? 0
    if (href.endsWith('.css')) styles += bytes
    else others += bytes
  }
  const drawn = new Map(pictures.map(({ href, bytes }) => [href, bytes]))
  const blocking = html + styles
  return { blocking, whole: blocking + others + [...drawn.values()].reduce((sum, bytes) => sum + bytes, 0) }
}
