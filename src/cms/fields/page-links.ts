import type { ArrayField } from 'payload'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import { rowsField } from '@/src/fields/rows'
import { labelField } from '@/src/fields/text'
import type { StaffText } from '@/src/i18n/staff-text'

type PageLinksOptions = { name: string; label: StaffText; interfaceName: string }

/** Links to pages of the site, as menus and the footer hold them. Without a label the page's own title is shown. */
export const pageLinksField = ({ name, label, interfaceName }: PageLinksOptions): ArrayField => ({
  ...rowsField({
    name,
    label,
    fields: [
      {
        name: 'page',
        type: 'relationship',
        relationTo: 'pages',
        label: staffTexts.pageLinks.pageLinksField.page.label,
      },
      labelField(),
    ],
  }),
  interfaceName,
})
