import type { ArrayField, Field, GroupField } from 'payload'
import { refuseForeignProtocol, refuseUnsafeUrl } from './refuse-unsafe-links'
import { requireOneLinkTarget } from './require-one-link-target'
import { rowsField } from './rows'
import { labelField } from './text'

/** What a link is made of: its words and exactly one target. */
const linkFields = (): Field[] => [
  labelField(),
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    label: { pt: 'Página', en: 'Page' },
    validate: requireOneLinkTarget,
  },
  { name: 'document', type: 'relationship', relationTo: 'documents', label: { pt: 'Documento', en: 'Document' } },
  {
    name: 'url',
    type: 'text',
    label: { pt: 'Endereço externo', en: 'External address' },
    validate: refuseUnsafeUrl,
    hooks: { beforeChange: [refuseForeignProtocol] },
    admin: {
      description: {
        pt: 'Só endereços permitidos nas definições do sítio, ou tel: e mailto:.',
        en: 'Only addresses that the site settings allow, or tel: and mailto:.',
      },
    },
  },
  {
    name: 'hash',
    type: 'text',
    label: { pt: 'Âncora', en: 'Anchor' },
    admin: { description: { pt: 'Sem #', en: 'Without #' } },
  },
]

/** One link. */
export const linkField = (): GroupField => ({
  name: 'link',
  type: 'group',
  label: { pt: 'Ligação', en: 'Link' },
  interfaceName: 'SiteLink',
  fields: linkFields(),
})

/** Several links; the first is the main one. */
export const linksField = (): ArrayField => ({
  ...rowsField({ name: 'links', label: { pt: 'Ligações', en: 'Links' }, fields: linkFields(), maxRows: 8 }),
  interfaceName: 'SiteLinks',
})
