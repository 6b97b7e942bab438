import type { GlobalConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/globals.json' with { type: 'json' }
import { rowsField } from '@/src/fields/rows'
import { lineField, paragraphField, titleField } from '@/src/fields/text'
import { recordGlobalChange } from '../feed/record-publication'
import { pageLinksField } from '../fields/page-links'
import { publishedGlobal, publishedGlobalHooks } from './published-global'

/** What stands at the end of every page. */
export const footer: GlobalConfig = {
  slug: 'footer',
  label: staffTexts.footer.label,
  graphQL: { name: 'Footer' },
  admin: { group: staffTexts.footer.group },
  ...publishedGlobal,
  hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange('Footer')] },
  fields: [
    rowsField({
      name: 'columns',
      label: staffTexts.footer.columns.label,
      maxRows: 5,
      fields: [
        titleField(),
        pageLinksField({ name: 'links', label: staffTexts.footer.columns.links.label, interfaceName: 'FooterLinks' }),
      ],
    }),
    pageLinksField({
      name: 'legalLinks',
      label: staffTexts.footer.legalLinks.label,
      interfaceName: 'LegalLinks',
    }),
    lineField({ name: 'newsletterTitle', label: staffTexts.footer.newsletterTitle.label }),
    paragraphField({ name: 'newsletterText', label: staffTexts.footer.newsletterText.label }),
    {
      name: 'newsletterForm',
      type: 'relationship',
      relationTo: 'forms',
      label: staffTexts.footer.newsletterForm.label,
    },
    paragraphField({ name: 'smallPrint', label: staffTexts.footer.smallPrint.label }),
  ],
}
