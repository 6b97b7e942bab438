import type { GlobalConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/globals.json' with { type: 'json' }
import { rowsField } from '@/src/fields/rows'
import { labelField } from '@/src/fields/text'
import type { StaffText } from '@/src/i18n/staff-text'
import { recordGlobalChange } from '../feed/record-publication'
import { pageLinksField } from '../fields/page-links'
import { publishedGlobal, publishedGlobalHooks } from './published-global'

function navigation(slug: string, graphQLName: string, label: StaffText): GlobalConfig {
  return {
    slug,
    label,
    graphQL: { name: graphQLName },
    admin: { group: staffTexts.navigation.group },
    ...publishedGlobal,
    hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange(graphQLName)] },
    fields: [
      {
        ...rowsField({
          name: 'menus',
          label: staffTexts.navigation.menus.label,
          maxRows: 8,
          fields: [
            labelField(),
            {
              name: 'page',
              type: 'relationship',
              relationTo: 'pages',
              label: staffTexts.navigation.menus.page.label,
            },
            pageLinksField({
              name: 'links',
              label: staffTexts.navigation.menus.links.label,
              interfaceName: 'MenuLinks',
            }),
          ],
        }),
        interfaceName: 'Menus',
      },
    ],
  }
}

/** The menus of the private customers' side of the site. */
export const privateNavigation = navigation(
  'private-navigation',
  'PrivateNavigation',
  staffTexts.navigation.privateNavigation,
)

/** The menus of the companies' side of the site. */
export const corporateNavigation = navigation(
  'corporate-navigation',
  'CorporateNavigation',
  staffTexts.navigation.corporateNavigation,
)
