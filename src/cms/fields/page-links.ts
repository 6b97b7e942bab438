import type { ArrayField } from 'payload'
import type { Bilingual } from '@/src/fields/bilingual'
import { rowsField } from '@/src/fields/rows'
import { labelField } from '@/src/fields/text'

type PageLinksOptions = { name: string; label: Bilingual; interfaceName: string }

/** Links to pages of the site, as menus and the footer hold them. Without a label the page's own title is shown. */
export const pageLinksField = ({ name, label, interfaceName }: PageLinksOptions): ArrayField => ({
  ...rowsField({
    name,
    label,
    fields: [
      { name: 'page', type: 'relationship', relationTo: 'pages', label: { pt: 'Página', en: 'Page' } },
      labelField(),
    ],
  }),
  interfaceName,
})
