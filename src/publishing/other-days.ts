import { localDay } from '@/src/country/local-day'
import { dayTag, type Tag } from '@/src/publications/tags'
import type { KnownPages } from './known-pages'

/**
 * The pages that show another day than today. Nothing is published when a day ends, and yet they have to be drawn anew: the day
 * in their tags tells, also when the process was not running at midnight.
 *
 * @param moment milliseconds since 1970.
 */
export function pagesOfOtherDays({ all }: Pick<KnownPages, 'all'>, moment: number): string[] {
  const today = dayTag(localDay(moment))
  return Array.from(all()).flatMap(({ href, status, tags }) =>
    // What a page that moved or went away has left behind shows no day.
    status === 200 && tags.some((tag) => isDay(tag) && tag !== today) ? href : [],
  )
}

function isDay(tag: Tag): boolean {
  return tag.startsWith(dayTag(''))
}
