import type { SelectField } from 'payload'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import { provinceNames } from '@/src/country/bank'
import { choiceField } from '@/src/fields/select'
import type { StaffText } from '@/src/i18n/staff-text'
import type { PlaceAccess, PlaceKind, PlaceService } from '@/src/map/place-choices'

const kinds = staffTexts.placeChoices.kinds satisfies Record<PlaceKind, StaffText>

const services = staffTexts.placeChoices.services satisfies Record<PlaceService, StaffText>

const access = staffTexts.placeChoices.access satisfies Record<PlaceAccess, StaffText>

/** What a place is. */
export const placeKindField = (): SelectField =>
  choiceField({
    name: 'placeKind',
    label: staffTexts.placeChoices.placeKindField.placeKind.label,
    enumName: 'PlaceKind',
    choices: kinds,
    required: true,
  })

/** The province that a place is in. Names of provinces are the same in every language. */
export const provinceField = (): SelectField =>
  choiceField({
    name: 'province',
    label: staffTexts.placeChoices.provinceField.province.label,
    enumName: 'Province',
    choices: Object.fromEntries(
      Object.entries(provinceNames).map(([key, name]) => [key, inStaffLanguages(() => name)]),
    ),
    required: true,
  })

/** What can be done at a place. */
export const servicesField = (): SelectField =>
  choiceField({
    name: 'services',
    label: staffTexts.placeChoices.servicesField.services.label,
    enumName: 'PlaceServices',
    choices: services,
    hasMany: true,
  })

/** What makes a place usable for more people. */
export const accessField = (): SelectField =>
  choiceField({
    name: 'access',
    label: staffTexts.placeChoices.accessField.access.label,
    enumName: 'PlaceAccess',
    choices: access,
    hasMany: true,
  })
