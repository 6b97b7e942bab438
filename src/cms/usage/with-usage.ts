import type { Plugin } from 'payload'
import { isContent } from './read-graph'
import { refuseDeletingUsed } from './refuse-deleting-used'

/** Gives every collection of the site's content a list of what uses a document, and refuses to delete what is used. */
export const withUsage: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    if (!isContent(collection.slug, collection.admin?.hidden)) return collection
    const { admin = {}, hooks = {} } = collection
    return {
      ...collection,
      admin: {
        ...admin,
        components: {
          ...admin.components,
          views: {
            ...admin.components?.views,
            edit: {
              ...admin.components?.views?.edit,
              usedIn: {
                Component: '/cms/admin/UsedIn#UsedIn',
                path: '/used-in',
                tab: {
                  label: ({ t }) => t('sona:usedIn'),
                  href: '/used-in',
                },
              },
            },
          },
        },
      },
      hooks: { ...hooks, beforeDelete: [...(hooks.beforeDelete ?? []), refuseDeletingUsed] },
    }
  }),
})
