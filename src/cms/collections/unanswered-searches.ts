import type { Access, CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { locales } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import { allowRoles, publishingRoles } from '../access/roles'

/** What one visitor alone looked for is nobody's business: a term is shown once it was looked for so often. */
export const leastSearches = 3

const readFrequent: Access = ({ req }) => (req.user ? { count: { greater_than_equal: leastSearches } } : false)

/**
 * What visitors looked for and did not find: terms and counts, with nothing of who asked or when within the day. The site tells
 * them; staff read them, and remove what they have settled.
 */
export const unansweredSearches: CollectionConfig<'unanswered-searches'> = {
  slug: 'unanswered-searches',
  labels: staffTexts.unansweredSearches.labels,
  graphQL: false,
  lockDocuments: false,
  defaultSort: '-count',
  indexes: [{ fields: ['term', 'language'], unique: true }],
  admin: {
    useAsTitle: 'term',
    defaultColumns: ['term', 'language', 'count', 'lastDay'],
    group: staffTexts.unansweredSearches.group,
    description: fillText(staffTexts.unansweredSearches.description, { leastSearches }),
  },
  access: { read: readFrequent, create: () => false, update: () => false, delete: allowRoles(...publishingRoles) },
  fields: [
    { name: 'term', type: 'text', required: true, index: true, label: staffTexts.unansweredSearches.term.label },
    {
      name: 'language',
      type: 'select',
      required: true,
      label: staffTexts.unansweredSearches.language.label,
      options: locales.map((value) => ({ value, ...staffTexts.unansweredSearches.language[value] })),
    },
    { name: 'count', type: 'number', required: true, index: true, label: staffTexts.unansweredSearches.count.label },
    { name: 'lastDay', type: 'text', required: true, label: staffTexts.unansweredSearches.lastDay.label },
  ],
}
