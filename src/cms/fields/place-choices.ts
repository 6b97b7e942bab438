import type { SelectField } from 'payload'
import type { Bilingual } from '@/src/fields/bilingual'
import { choiceField } from '@/src/fields/select'
import type { PlaceAccess, PlaceKind, PlaceService } from '@/src/map/place-choices'
import { provinceNames } from '@/src/map/provinces'

const kinds = {
  branch: { pt: 'Balcão', en: 'Branch' },
  cashPoint: { pt: 'Caixa automático', en: 'Cash point' },
  corporateCentre: { pt: 'Centro de empresas', en: 'Corporate centre' },
} as const satisfies Record<PlaceKind, Bilingual>

const services = {
  withdrawals: { pt: 'Levantamentos', en: 'Cash withdrawals' },
  deposits: { pt: 'Depósitos', en: 'Cash deposits' },
  currencyExchange: { pt: 'Câmbio', en: 'Currency exchange' },
  accountOpening: { pt: 'Abertura de conta', en: 'Account opening' },
  creditAdvice: { pt: 'Crédito', en: 'Credit' },
  cardCollection: { pt: 'Entrega de cartões', en: 'Card collection' },
  companies: { pt: 'Atendimento a empresas', en: 'Service for companies' },
  safeDeposit: { pt: 'Cofres', en: 'Safe deposit boxes' },
} as const satisfies Record<PlaceService, Bilingual>

const access = {
  stepFree: { pt: 'Entrada sem degraus', en: 'Step-free entrance' },
  lowCounter: { pt: 'Balcão ou teclado rebaixado', en: 'Low counter or keypad' },
  spokenGuidance: { pt: 'Orientação por voz', en: 'Spoken guidance' },
  prioritySeating: { pt: 'Lugares sentados prioritários', en: 'Priority seating' },
  accessibleParking: { pt: 'Estacionamento reservado', en: 'Accessible parking' },
} as const satisfies Record<PlaceAccess, Bilingual>

/** What a place is. */
export const placeKindField = (): SelectField =>
  choiceField({
    name: 'placeKind',
    label: { pt: 'Tipo', en: 'Kind' },
    enumName: 'PlaceKind',
    choices: kinds,
    required: true,
  })

/** The province that a place is in. Names of provinces are the same in every language. */
export const provinceField = (): SelectField =>
  choiceField({
    name: 'province',
    label: { pt: 'Província', en: 'Province' },
    enumName: 'Province',
    choices: Object.fromEntries(Object.entries(provinceNames).map(([key, name]) => [key, { pt: name, en: name }])),
    required: true,
  })

/** What can be done at a place. */
export const servicesField = (): SelectField =>
  choiceField({
    name: 'services',
    label: { pt: 'Serviços', en: 'Services' },
    enumName: 'PlaceServices',
    choices: services,
    hasMany: true,
  })

/** What makes a place usable for more people. */
export const accessField = (): SelectField =>
  choiceField({
    name: 'access',
    label: { pt: 'Acessibilidade', en: 'Accessibility' },
    enumName: 'PlaceAccess',
    choices: access,
    hasMany: true,
  })
