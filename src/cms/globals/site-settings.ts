import type { GlobalConfig, TextField } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import type { Bilingual } from '@/src/fields/bilingual'
import { refuseForeignProtocol, refuseUnsafeSettingsUrl } from '@/src/fields/refuse-unsafe-links'
import { rowsField } from '@/src/fields/rows'
import { lineField, paragraphField, valueField } from '@/src/fields/text'
import { allowRoles } from '../access/roles'
import { recordGlobalChange } from '../hooks/record-publication'
import { refuseTakenPlaceholder } from '../hooks/refuse-taken-placeholder'
import { publishedGlobal, publishedGlobalHooks } from './published-global'

const plainText = (name: string, label: Bilingual) => ({ name, type: 'text', label }) as const satisfies TextField
const externalAddress = (name: string, label: Bilingual) =>
  ({
    ...plainText(name, label),
    validate: refuseUnsafeSettingsUrl,
    hooks: { beforeChange: [refuseForeignProtocol] },
  }) as const satisfies TextField
const pageReference = (name: string, label: Bilingual) =>
  ({ name, type: 'relationship', relationTo: 'pages', label }) as const

const hostName = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/

/** Facts about the bank that many pages show, and the hosts that editors may link to. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: { pt: 'Definições do sítio', en: 'Site settings' },
  graphQL: { name: 'SiteSettings' },
  admin: { group: { pt: 'Administração', en: 'Administration' } },
  ...publishedGlobal,
  access: { ...publishedGlobal.access, update: allowRoles('admin') },
  hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange('SiteSettings')] },
  fields: [
    plainText('bankName', { pt: 'Nome do banco', en: 'Name of the bank' }),
    lineField({ name: 'tagline', label: { pt: 'Assinatura', en: 'Tagline' } }),
    {
      ...plainText('helpline', { pt: 'Linha de apoio', en: 'Helpline' }),
      admin: {
        description: {
          pt: 'Mostrado onde um texto tem {phone}.',
          en: 'Shown wherever a text has {phone}.',
        },
      },
    },
    {
      ...rowsField({
        name: 'figures',
        label: { pt: 'Números do banco', en: 'Figures of the bank' },
        fields: [
          { ...plainText('name', { pt: 'Nome', en: 'Name' }), required: true, validate: refuseTakenPlaceholder },
          valueField(),
        ],
      }),
      admin: {
        description: {
          pt: 'Escritos uma vez e mostrados onde um texto tem o nome entre chavetas, como {employees}.',
          en: 'Written once and shown wherever a text has the name in braces, such as {employees}.',
        },
      },
    },
    lineField({ name: 'messagingLabel', label: { pt: 'Canal de mensagens', en: 'Messaging channel' } }),
    externalAddress('messagingUrl', { pt: 'Endereço do canal de mensagens', en: 'Address of the messaging channel' }),
    { name: 'email', type: 'email', label: { pt: 'Correio electrónico', en: 'E-mail' } },
    externalAddress('internetBankingPrivateUrl', {
      pt: 'Internet banking, particulares',
      en: 'Internet banking, private',
    }),
    externalAddress('internetBankingCorporateUrl', {
      pt: 'Internet banking, empresas',
      en: 'Internet banking, companies',
    }),
    pageReference('openAccountPage', { pt: 'Página para abrir conta', en: 'Open-account page' }),
    pageReference('supportPage', { pt: 'Página de apoio', en: 'Support page' }),
    pageReference('searchPage', { pt: 'Página de pesquisa', en: 'Search page' }),
    paragraphField({ name: 'securityNotice', label: { pt: 'Aviso de segurança', en: 'Security notice' } }),
    {
      name: 'allowedLinkHosts',
      type: 'text',
      hasMany: true,
      label: { pt: 'Sítios externos permitidos', en: 'Allowed external sites' },
      validate: (hosts: string[] | null | undefined, { req }) => {
        const wrong = hosts?.find((host) => !hostName.test(host))
        if (wrong === undefined) return true
        const reason = adminText(req, { pt: 'Não é um nome de sítio', en: 'Not a host name' })
        return `${reason}: ${wrong}`
      },
    },
    plainText('city', { pt: 'Cidade da sede', en: 'City of the head office' }),
    plainText('country', { pt: 'País (código)', en: 'Country (code)' }),
  ],
}
