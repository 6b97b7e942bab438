import type { Access, CollectionConfig } from 'payload'
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
  labels: {
    singular: { pt: 'Pesquisa sem resultado', en: 'Search without result' },
    plural: { pt: 'Pesquisas sem resultado', en: 'Searches without result' },
  },
  graphQL: false,
  lockDocuments: false,
  defaultSort: '-count',
  indexes: [{ fields: ['term', 'language'], unique: true }],
  admin: {
    useAsTitle: 'term',
    defaultColumns: ['term', 'language', 'count', 'lastDay'],
    group: { pt: 'Sítio', en: 'Site' },
    description: {
      pt: `Termos procurados pelo menos ${leastSearches} vezes sem se encontrar nada. Não se guarda quem procurou, nem termos com algarismos ou @.`,
      en: `Terms looked for at least ${leastSearches} times without finding anything. Who looked is not kept, nor terms with digits or @.`,
    },
  },
  access: { read: readFrequent, create: () => false, update: () => false, delete: allowRoles(...publishingRoles) },
  fields: [
    { name: 'term', type: 'text', required: true, index: true, label: { pt: 'Termo', en: 'Term' } },
    {
      name: 'language',
      type: 'select',
      required: true,
      label: { pt: 'Língua', en: 'Language' },
      options: [
        { value: 'pt', label: { pt: 'Português', en: 'Portuguese' } },
        { value: 'en', label: { pt: 'Inglês', en: 'English' } },
      ],
    },
    { name: 'count', type: 'number', required: true, index: true, label: { pt: 'Vezes', en: 'Times' } },
    { name: 'lastDay', type: 'text', required: true, label: { pt: 'Último dia', en: 'Last day' } },
  ],
}
