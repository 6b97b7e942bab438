import type { GlobalConfig } from 'payload'
import { rowsField } from '@/src/fields/rows'
import { lineField, paragraphField, titleField } from '@/src/fields/text'
import { pageLinksField } from '../fields/page-links'
import { recordGlobalChange } from '../hooks/record-publication'
import { publishedGlobal, publishedGlobalHooks } from './published-global'

/** What stands at the end of every page. */
export const footer: GlobalConfig = {
  slug: 'footer',
  label: { pt: 'Rodapé', en: 'Footer' },
  graphQL: { name: 'Footer' },
  admin: { group: { pt: 'Navegação', en: 'Navigation' } },
  ...publishedGlobal,
  hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange('Footer')] },
  fields: [
    rowsField({
      name: 'columns',
      label: { pt: 'Colunas', en: 'Columns' },
      maxRows: 5,
      fields: [
        titleField(),
        pageLinksField({ name: 'links', label: { pt: 'Ligações', en: 'Links' }, interfaceName: 'FooterLinks' }),
      ],
    }),
    pageLinksField({
      name: 'legalLinks',
      label: { pt: 'Ligações legais', en: 'Legal links' },
      interfaceName: 'LegalLinks',
    }),
    lineField({ name: 'newsletterTitle', label: { pt: 'Título da newsletter', en: 'Newsletter title' } }),
    paragraphField({ name: 'newsletterText', label: { pt: 'Texto da newsletter', en: 'Newsletter text' } }),
    {
      name: 'newsletterForm',
      type: 'relationship',
      relationTo: 'forms',
      label: { pt: 'Formulário da newsletter', en: 'Newsletter form' },
    },
    paragraphField({ name: 'smallPrint', label: { pt: 'Letra pequena', en: 'Small print' } }),
  ],
}
