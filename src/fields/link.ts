import type { ArrayField, Field, GroupField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
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
    label: staffTexts.link.linkFields.page.label,
    validate: requireOneLinkTarget,
  },
  { name: 'document', type: 'relationship', relationTo: 'documents', label: staffTexts.link.linkFields.document.label },
  {
    name: 'url',
    type: 'text',
    label: staffTexts.link.linkFields.url.label,
    validate: refuseUnsafeUrl,
    hooks: { beforeChange: [refuseForeignProtocol] },
    admin: {
      description: staffTexts.link.linkFields.url.description,
    },
  },
  {
    name: 'hash',
    type: 'text',
    label: staffTexts.link.linkFields.hash.label,
    admin: { description: staffTexts.link.linkFields.hash.description },
  },
]

/** One link. */
export const linkField = (): GroupField => ({
  name: 'link',
  type: 'group',
  label: staffTexts.link.linkField.link.label,
  interfaceName: 'SiteLink',
  fields: linkFields(),
})

/** Several links; the first is the main one. */
export const linksField = (): ArrayField => ({
  ...rowsField({ name: 'links', label: staffTexts.link.linksField.links.label, fields: linkFields(), maxRows: 8 }),
  interfaceName: 'SiteLinks',
})
