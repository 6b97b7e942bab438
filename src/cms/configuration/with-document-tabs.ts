import type { CollectionConfig, DocumentViewConfig, Plugin } from 'payload'
import { kindOfCollection } from '@/src/links/preview-address'
import { isContent } from '../usage/read-graph'
import { refuseDeletingUsed } from '../usage/refuse-deleting-used'

/**
 * Gives every collection of the site's content a list of what uses a document, refuses to delete what is used, and shows what is
 * written in sentences in both languages side by side, and what has a page as two drawn pages.
 */
export const withDocumentTabs: Plugin = (config) => ({
  ...config,
  globals: (config.globals ?? []).map((global) => ({ ...global, admin: { ...withoutApiTab, ...global.admin } })),
  collections: (config.collections ?? []).map((collection) => {
    const { admin = {}, hooks = {} } = collection
    if (!isContent(collection.slug, admin.hidden)) return { ...collection, admin: { ...withoutApiTab, ...admin } }
    return {
      ...collection,
      admin: {
        ...withoutApiTab,
        ...admin,
        components: {
          ...admin.components,
          views: {
            ...admin.components?.views,
            edit: {
              ...admin.components?.views?.edit,
              usedIn: {
                Component: '/studio/links/UsedIn#UsedIn',
                path: '/used-in',
                tab: {
                  label: ({ t }) => t('sona:usedIn'),
                  href: '/used-in',
                },
              },
              ...(isTranslated(collection) ? { languages } : {}),
              ...(kindOfCollection(collection.slug) ? { compare } : {}),
            },
          },
        },
      },
      hooks: { ...hooks, beforeDelete: [...(hooks.beforeDelete ?? []), refuseDeletingUsed] },
    }
  }),
})

/** What an API says of a document is for developers, who find it without a tab. */
const withoutApiTab = { hideAPIURL: true }

const languages: DocumentViewConfig = {
  Component: '/studio/languages/Languages#Languages',
  path: '/languages',
  tab: { label: ({ t }) => t('sona:languages'), href: '/languages' },
}

const compare: DocumentViewConfig = {
  Component: '/studio/compare/ComparePages#ComparePages',
  path: '/compare',
  tab: { label: ({ t }) => t('sona:compare'), href: '/compare' },
}

/** Whether the platform keeps what each text was translated from. */
function isTranslated({ fields }: CollectionConfig): boolean {
  return fields.some((field) => 'name' in field && field.name === 'translationSources')
}
