import type { GlobalConfig } from 'payload'
import type { Bilingual } from '@/src/fields/bilingual'
import { rowsField } from '@/src/fields/rows'
import { labelField } from '@/src/fields/text'
import { pageLinksField } from '../fields/page-links'
import { recordGlobalChange } from '../hooks/record-publication'
import { publishedGlobal, publishedGlobalHooks } from './published-global'

function navigation(slug: string, graphQLName: string, label: Bilingual): GlobalConfig {
  return {
    slug,
    label,
    graphQL: { name: graphQLName },
    admin: { group: { pt: 'Navegação', en: 'Navigation' } },
    ...publishedGlobal,
    hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange(graphQLName)] },
    fields: [
      {
        ...rowsField({
          name: 'menus',
          label: { pt: 'Menus', en: 'Menus' },
          maxRows: 8,
          fields: [
            labelField(),
            {
              name: 'page',
              type: 'relationship',
              relationTo: 'pages',
              label: { pt: 'Página de entrada', en: 'Overview page' },
            },
            pageLinksField({ name: 'links', label: { pt: 'Ligações', en: 'Links' }, interfaceName: 'MenuLinks' }),
          ],
        }),
        interfaceName: 'Menus',
      },
    ],
  }
}

/** The menus of the private customers' side of the site. */
export const privateNavigation = navigation('private-navigation', 'PrivateNavigation', {
  pt: 'Navegação de particulares',
  en: 'Private navigation',
})

/** The menus of the companies' side of the site. */
export const corporateNavigation = navigation('corporate-navigation', 'CorporateNavigation', {
  pt: 'Navegação de empresas',
  en: 'Corporate navigation',
})
