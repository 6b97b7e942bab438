import type { PageData } from './page-data'

/** The title and description of whatever stands at the address. */
export function toDescription(document: PageData['document']): { title: string; description: string } {
  switch (document.kind) {
    case 'page':
      return { title: document.page.title ?? '', description: document.page.description ?? document.page.summary ?? '' }
    case 'tip':
      return { title: document.tip.title ?? '', description: document.tip.description ?? document.tip.summary ?? '' }
    case 'person':
      return {
        title: document.person.name ?? '',
        description: document.person.description ?? document.person.summary ?? '',
      }
  }
}
