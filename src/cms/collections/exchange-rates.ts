import type { Access, CollectionConfig, Field, TextField } from 'payload'
import { parseRate } from '@/schemas/exchange-rates/parse-rate'
import { dayInLuanda } from '@/src/country/calendar'
import { adminText } from '@/src/fields/admin-text'
import type { Bilingual } from '@/src/fields/bilingual'
import { rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { rolesFor } from '@/src/governance/transitions'
import { allowRoles } from '../access/roles'
import { announceRates, recordRatesDeletion } from '../exchange-rates/announce-rates'
import { judgeRates } from '../exchange-rates/judge-rates'
import { noteRatesDecision } from '../exchange-rates/note-rates-decision'
import { readRateProblems, toReasonsText } from '../exchange-rates/rate-problem-text'
import { documentKeyField } from '../fields/document-key'

/** Staff see all of them, the public those that are published. */
const readPublishedRates: Access = ({ req }) => (req.user ? true : { state: { equals: 'published' } })

const forStaff = { read: ({ req }: { req: { user?: unknown } }) => Boolean(req.user) } as const

const rateField = (name: 'buy' | 'sell', label: Bilingual): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  admin: { width: '33%', description: { pt: 'Por exemplo 908,50', en: 'Such as 908.50' } },
  validate: (value, { req }) =>
    typeof value === 'string' && parseRate(value) !== null
      ? true
      : adminText(req, {
          pt: 'Escreva os kwanzas por unidade, com até quatro casas decimais e sem separar os milhares, por exemplo 908,50.',
          en: 'Write the kwanzas for one unit, with up to four decimal places and no thousands separator, such as 908.50.',
        }),
})

/** Filled in by the platform. */
const keptFields = { ...forStaff, create: () => false, update: () => false } as const

const decisionFields: Field[] = [
  choiceField({
    name: 'state',
    label: { pt: 'Estado', en: 'State' },
    enumName: 'ExchangeRatesState',
    required: true,
    defaultValue: 'held',
    choices: {
      held: { pt: 'À espera de aprovação', en: 'Waiting for approval' },
      published: { pt: 'Publicados', en: 'Published' },
    },
  }),
  {
    name: 'reasons',
    type: 'textarea',
    virtual: true,
    label: { pt: 'O que tem de ser visto', en: 'What has to be looked at' },
    access: forStaff,
    admin: { readOnly: true, condition: ({ reasons }) => Boolean(reasons) },
    hooks: { afterRead: [({ siblingData, req }) => toReasonsText(readRateProblems(siblingData['problems']), req)] },
  },
  {
    name: 'isConfirmed',
    type: 'checkbox',
    virtual: true,
    label: {
      pt: 'Confirmo que estão certos apesar dos avisos',
      en: 'I confirm that they are right in spite of the warnings',
    },
    access: forStaff,
    admin: {
      description: {
        pt: 'Só para quem aprova. Vale para esta gravação.',
        en: 'For approvers only. Counts for this save.',
      },
    },
  },
  { name: 'problems', type: 'json', access: forStaff, admin: { hidden: true } },
  {
    name: 'confirmedBy',
    type: 'text',
    label: { pt: 'Confirmados por', en: 'Confirmed by' },
    access: keptFields,
    admin: { readOnly: true, position: 'sidebar', condition: ({ confirmedBy }) => Boolean(confirmedBy) },
  },
  { name: 'writtenBy', type: 'number', access: keptFields, admin: { hidden: true } },
  {
    name: 'writtenByName',
    type: 'text',
    label: { pt: 'Escritos por', en: 'Written by' },
    access: keptFields,
    admin: {
      readOnly: true,
      position: 'sidebar',
      condition: ({ writtenByName }) => Boolean(writtenByName),
      description: { pt: 'Publica-os outra pessoa.', en: 'Somebody else publishes them.' },
    },
  },
  {
    name: 'isByHand',
    type: 'checkbox',
    label: { pt: 'Escritos à mão', en: 'Written by hand' },
    access: keptFields,
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: {
        pt: 'O serviço automático não os altera.',
        en: 'The automatic service does not change them.',
      },
    },
  },
]

/** What the bank buys and sells foreign currency for: one document for each day and source. */
export const exchangeRates: CollectionConfig<'exchange-rates'> = {
  slug: 'exchange-rates',
  labels: {
    singular: { pt: 'Câmbios de um dia', en: 'Rates of a day' },
    plural: { pt: 'Câmbios', en: 'Exchange rates' },
  },
  graphQL: { singularName: 'ExchangeRate', pluralName: 'ExchangeRates' },
  admin: {
    useAsTitle: 'day',
    defaultColumns: ['day', 'source', 'state', 'reasons', 'updatedAt'],
    group: { pt: 'Sítio', en: 'Site' },
  },
  defaultSort: '-day',
  indexes: [{ fields: ['day', 'source'], unique: true }],
  access: {
    read: readPublishedRates,
    create: allowRoles(...rolesFor('rates.submit')),
    update: allowRoles(...rolesFor('rates.submit')),
    delete: allowRoles(...rolesFor('rates.takeDown')),
  },
  hooks: {
    beforeChange: [judgeRates],
    afterChange: [announceRates, noteRatesDecision],
    afterDelete: [recordRatesDeletion],
  },
  fields: [
    documentKeyField(),
    {
      name: 'day',
      type: 'date',
      required: true,
      index: true,
      label: { pt: 'Dia', en: 'Day' },
      admin: { date: { pickerAppearance: 'dayOnly' } },
      // A picker gives midnight where its user is: stored as noon, a day is the same everywhere.
      hooks: { beforeValidate: [({ value }) => toNoon(value)] },
    },
    choiceField({
      name: 'source',
      label: { pt: 'Fonte', en: 'Source' },
      enumName: 'ExchangeRatesSource',
      required: true,
      defaultValue: 'bank',
      choices: {
        bank: { pt: 'O banco', en: 'The bank' },
        bna: { pt: 'Taxa de referência do BNA', en: 'Reference rate of the BNA' },
      },
    }),
    rowsField({
      name: 'rates',
      label: { pt: 'Câmbios', en: 'Rates' },
      maxRows: 4,
      fields: [
        {
          type: 'row',
          fields: [
            choiceField({
              name: 'currencyCode',
              label: { pt: 'Moeda', en: 'Currency' },
              enumName: 'CurrencyCode',
              required: true,
              choices: {
                USD: { pt: 'Dólar', en: 'Dollar' },
                EUR: { pt: 'Euro', en: 'Euro' },
                ZAR: { pt: 'Rand', en: 'Rand' },
                GBP: { pt: 'Libra', en: 'Pound' },
              },
            }),
            rateField('buy', { pt: 'Compra', en: 'Buy' }),
            rateField('sell', { pt: 'Venda', en: 'Sell' }),
          ],
        },
      ],
    }),
    ...decisionFields,
  ],
}

function toNoon(value: unknown): unknown {
  const moment = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(moment) ? value : `${dayInLuanda(moment)}T12:00:00.000Z`
}
