import { type Field, isGroup } from '../definition/field'
import type { Finding } from './finding'

type Page = { key: string; isConditional: boolean; held: Field[] }

/** What makes a form of pages one that somebody without script could not walk through and send. */
export function findPageMistakes(fields: readonly Field[]): Finding[] {
  const live = fields.filter(({ retired }) => !retired)
  const first = live.findIndex(({ type }) => type === 'page')
  if (first < 0) return []
  const pages = toPages(live.slice(first))
  const last = pages.at(-1)
  if (!last) return []
  const find = (name: Finding['name'], wrong: boolean, key = last.key): Finding[] => (wrong ? [{ name, key }] : [])
  return [
    ...find('pagesBeginLate', first > 0, pages[0]?.key),
    ...find('pageAlone', pages.length === 1),
    ...find('lastPageHidden', last.isConditional),
    ...pages.flatMap(({ key, held }) => find('pageEmpty', held.length === 0, key)),
    ...pages
      .slice(0, -1)
      .flatMap(({ held }) => held.filter(asksFiles).flatMap(({ key }) => find('fileOnEarlierPage', true, key))),
  ]
}

function toPages(live: readonly Field[]): Page[] {
  const pages: Page[] = []
  for (const entry of live) {
    if (entry.type === 'page') pages.push({ key: entry.key, isConditional: entry.showWhen !== null, held: [] })
    else pages.at(-1)?.held.push(entry)
  }
  return pages
}

function asksFiles(entry: Field): boolean {
  if (isGroup(entry)) return entry.fields.some((held) => !held.retired && asksFiles(held))
  return entry.type === 'file'
}
