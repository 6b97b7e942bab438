import type { Access, CollectionConfig, Field, TextField } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { parseRate } from '@/site/schemas/exchange-rates/parse-rate'
import { localDay } from '@/src/country/local-day'
import { adminText } from '@/src/fields/admin-text'
import { rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { rolesFor } from '@/src/governance/transitions'
import type { StaffText } from '@/src/i18n/staff-text'
import { readRateProblems, toReasonsText } from '@/src/rates/rate-problem-text'
import { allowRoles } from '../access/roles'
import { announceRates, recordRatesDeletion } from '../exchange-rates/announce-rates'
import { judgeRates } from '../exchange-rates/judge-rates'
import { noteRatesDecision } from '../exchange-rates/note-rates-decision'
import { ratesEndpoints } from '../exchange-rates/rates-endpoints'
import { documentKeyField } from '../fields/document-key'

/** Staff see all of them, the public those that are published. */
const readPublishedRates: Access = ({ req }) => (req.user ? true : { state: { equals: 'published' } })

const forStaff = { read: ({ req }: { req: { user?: unknown } }) => Boolean(req.user) } as const

const rateField = (name: 'buy' | 'sell', label: StaffText): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  admin: { width: '33%', description: staffTexts.exchangeRates.rateField.description },
  validate: (value, { req }) =>
    typeof value === 'string' && parseRate(value) !== null
      ? true
      : adminText(req, staffTexts.exchangeRates.rateField.invalid),
})

/** Filled in by the platform. */
const keptFields = { ...forStaff, create: () => false, update: () => false } as const

const decisionFields: Field[] = [
  choiceField({
    name: 'state',
    label: staffTexts.exchangeRates.decisionFields.state.label,
    enumName: 'ExchangeRatesState',
    required: true,
    defaultValue: 'held',
    choices: staffTexts.exchangeRates.decisionFields.state.choices,
  }),
  {
    name: 'reasons',
    type: 'textarea',
    virtual: true,
    label: staffTexts.exchangeRates.decisionFields.reasons.label,
    access: forStaff,
    admin: { readOnly: true, condition: ({ reasons }) => Boolean(reasons) },
    hooks: { afterRead: [({ siblingData, req }) => toReasonsText(readRateProblems(siblingData['problems']), req)] },
  },
  {
    name: 'isConfirmed',
    type: 'checkbox',
    virtual: true,
    label: staffTexts.exchangeRates.decisionFields.isConfirmed.label,
    access: forStaff,
    admin: {
      description: staffTexts.exchangeRates.decisionFields.isConfirmed.description,
    },
  },
  { name: 'problems', type: 'json', access: forStaff, admin: { hidden: true } },
  {
    name: 'confirmedBy',
    type: 'text',
    label: staffTexts.exchangeRates.decisionFields.confirmedBy.label,
    access: keptFields,
    admin: { readOnly: true, position: 'sidebar', condition: ({ confirmedBy }) => Boolean(confirmedBy) },
  },
  { name: 'writtenBy', type: 'number', access: keptFields, admin: { hidden: true } },
  {
    name: 'writtenByName',
    type: 'text',
    label: staffTexts.exchangeRates.decisionFields.writtenByName.label,
    access: keptFields,
    admin: {
      readOnly: true,
      position: 'sidebar',
      condition: ({ writtenByName }) => Boolean(writtenByName),
      description: staffTexts.exchangeRates.decisionFields.writtenByName.description,
    },
  },
  {
    name: 'isByHand',
    type: 'checkbox',
    label: staffTexts.exchangeRates.decisionFields.isByHand.label,
    access: keptFields,
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: staffTexts.exchangeRates.decisionFields.isByHand.description,
    },
  },
]

/** What the bank buys and sells foreign currency for: one document for each day and source. */
export const exchangeRates: CollectionConfig<'exchange-rates'> = {
  slug: 'exchange-rates',
  labels: staffTexts.exchangeRates.labels,
  graphQL: { singularName: 'ExchangeRate', pluralName: 'ExchangeRates' },
  admin: {
    useAsTitle: 'day',
    defaultColumns: ['day', 'source', 'state', 'reasons', 'updatedAt'],
    group: staffTexts.exchangeRates.group,
  },
  defaultSort: '-day',
  indexes: [{ fields: ['day', 'source'], unique: true }],
  access: {
    read: readPublishedRates,
    create: allowRoles(...rolesFor('rates.submit')),
    update: allowRoles(...rolesFor('rates.submit')),
    delete: allowRoles(...rolesFor('rates.takeDown')),
  },
  endpoints: ratesEndpoints,
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
      label: staffTexts.exchangeRates.day.label,
      admin: { date: { pickerAppearance: 'dayOnly' } },
      // A picker gives midnight where its user is: stored as noon, a day is the same everywhere.
      hooks: { beforeValidate: [({ value }) => toNoon(value)] },
    },
    choiceField({
      name: 'source',
      label: staffTexts.exchangeRates.source.label,
      enumName: 'ExchangeRatesSource',
      required: true,
      defaultValue: 'bank',
      choices: staffTexts.exchangeRates.source.choices,
    }),
    rowsField({
      name: 'rates',
      label: staffTexts.exchangeRates.rates.label,
      maxRows: 4,
      fields: [
        {
          type: 'row',
          fields: [
            choiceField({
              name: 'currencyCode',
              label: staffTexts.exchangeRates.rates.currencyCode.label,
              enumName: 'CurrencyCode',
              required: true,
              choices: staffTexts.exchangeRates.rates.currencyCode.choices,
            }),
            rateField('buy', staffTexts.exchangeRates.rates.buy),
            rateField('sell', staffTexts.exchangeRates.rates.sell),
          ],
        },
      ],
    }),
    ...decisionFields,
  ],
}

function toNoon(value: unknown): unknown {
  const moment = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(moment) ? value : `${localDay(moment)}T12:00:00.000Z`
}
