import type { SiteDocument } from '@/src/content/get-document'
import { country, provinceNames } from '@/src/country/bank'

/** The title and description of whatever stands at the address. */
export function toDescription(document: SiteDocument): { title: string; description: string } {
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
    case 'branch':
      return { title: document.branch.name ?? '', description: toWhere(document.branch) }
  }
}

type Branch = Extract<SiteDocument, { kind: 'branch' }>['branch']

/** Where a branch is, from small to large: what tells it from the others, in every language. */
function toWhere({ name, address, bairro, municipality, province }: Branch): string {
  const where = [address, bairro, municipality, province && provinceNames[province], country.name].filter(Boolean)
  return `${name ?? ''}: ${[...new Set(where)].join(', ')}.`
}
