import type { GlobalConfig, TextField } from 'payload'
import staffTexts from '@/messages/staff/cms/globals.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { refuseForeignProtocol, refuseUnsafeSettingsUrl } from '@/src/fields/refuse-unsafe-links'
import { rowsField } from '@/src/fields/rows'
import { lineField, paragraphField, valueField } from '@/src/fields/text'
import type { StaffText } from '@/src/i18n/staff-text'
import { allowRoles } from '../access/roles'
import { recordGlobalChange } from '../feed/record-publication'
import { refuseTakenPlaceholder } from '../hooks/refuse-taken-placeholder'
import { publishedGlobal, publishedGlobalHooks } from './published-global'

const plainText = (name: string, label: StaffText) => ({ name, type: 'text', label }) as const satisfies TextField
const externalAddress = (name: string, label: StaffText) =>
  ({
    ...plainText(name, label),
    validate: refuseUnsafeSettingsUrl,
    hooks: { beforeChange: [refuseForeignProtocol] },
  }) as const satisfies TextField
const pageReference = (name: string, label: StaffText) =>
  ({ name, type: 'relationship', relationTo: 'pages', label }) as const

const hostName = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/

/** Facts about the bank that many pages show, and the hosts that editors may link to. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: staffTexts.siteSettings.label,
  graphQL: { name: 'SiteSettings' },
  admin: { group: staffTexts.siteSettings.group },
  ...publishedGlobal,
  access: { ...publishedGlobal.access, update: allowRoles('admin') },
  hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange('SiteSettings')] },
  fields: [
    plainText('bankName', staffTexts.siteSettings.bankName),
    lineField({ name: 'tagline', label: staffTexts.siteSettings.tagline.label }),
    {
      ...plainText('helpline', staffTexts.siteSettings.helpline),
      admin: {
        description: staffTexts.siteSettings.helplineDescription,
      },
    },
    {
      ...rowsField({
        name: 'figures',
        label: staffTexts.siteSettings.figures.label,
        fields: [
          {
            ...plainText('name', staffTexts.siteSettings.figures.name),
            required: true,
            validate: refuseTakenPlaceholder,
          },
          valueField(),
        ],
      }),
      admin: {
        description: staffTexts.siteSettings.figures.description,
      },
    },
    lineField({ name: 'messagingLabel', label: staffTexts.siteSettings.messagingLabel.label }),
    externalAddress('messagingUrl', staffTexts.siteSettings.messagingUrl),
    pageReference('messagingPage', staffTexts.siteSettings.messagingPage),
    { name: 'email', type: 'email', label: staffTexts.siteSettings.email.label },
    externalAddress('internetBankingPrivateUrl', staffTexts.siteSettings.internetBankingPrivateUrl),
    externalAddress('internetBankingCorporateUrl', staffTexts.siteSettings.internetBankingCorporateUrl),
    pageReference('openAccountPage', staffTexts.siteSettings.openAccountPage),
    pageReference('supportPage', staffTexts.siteSettings.supportPage),
    pageReference('searchPage', staffTexts.siteSettings.searchPage),
    paragraphField({ name: 'securityNotice', label: staffTexts.siteSettings.securityNotice.label }),
    {
      name: 'allowedLinkHosts',
      type: 'text',
      hasMany: true,
      label: staffTexts.siteSettings.allowedLinkHosts.label,
      validate: (hosts: string[] | null | undefined, { req }) => {
        const wrong = hosts?.find((host) => !hostName.test(host))
        if (wrong === undefined) return true
        const reason = adminText(req, staffTexts.siteSettings.allowedLinkHosts.reason)
        return `${reason}: ${wrong}`
      },
    },
    plainText('city', staffTexts.siteSettings.city),
    plainText('country', staffTexts.siteSettings.country),
  ],
}
