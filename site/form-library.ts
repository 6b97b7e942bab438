import { provinceNames } from './bank'

/**
 * The groups of fields that whoever writes a form takes from the library: what this bank asks of a person, an address, an account and a
 * company, as compliance agreed on it. `src/country/form-library.ts` is the one door to them. A form gets a copy; where that differs later, its
 * review says so.
 */

const provinces = Object.entries(provinceNames).map(([value, name]) => ({ value, label: { pt: name, en: name } }))

export const formLibrary = [
  {
    purpose: {
      pt: 'Nome, nascimento, Bilhete de Identidade e contactos',
      en: 'Name, birth, identity card and how to reach them',
    },
    group: {
      key: 'person',
      type: 'group',
      label: { pt: 'Pessoa', en: 'Person' },
      fields: [
        {
          ...{ key: 'fullName', type: 'text', required: true, personal: true, maxLength: 150, autocomplete: 'name' },
          label: { pt: 'Nome completo', en: 'Full name' },
          hint: { pt: 'Como está no Bilhete de Identidade', en: 'As it stands on the identity card' },
        },
        {
          ...{ key: 'birthDate', type: 'date', required: true, personal: true, earliest: '1900-01-01' },
          autocomplete: 'bday',
          label: { pt: 'Data de nascimento', en: 'Date of birth' },
        },
        {
          ...{ key: 'identityCard', type: 'text', required: true, personal: true, maxLength: 20 },
          pattern: { reviewed: 'identityCard' },
          label: { pt: 'Número do Bilhete de Identidade', en: 'Number of the identity card' },
        },
        {
          ...{ key: 'nationality', type: 'text', required: true, personal: true, maxLength: 100 },
          pattern: { reviewed: 'letters' },
          label: { pt: 'Nacionalidade', en: 'Nationality' },
        },
        {
          ...{ key: 'phone', type: 'phone', required: true, personal: true, autocomplete: 'tel' },
          label: { pt: 'Telefone', en: 'Phone' },
        },
        {
          ...{ key: 'email', type: 'email', personal: true },
          label: { pt: 'E-mail', en: 'Email' },
        },
      ],
    },
  },
  {
    purpose: { pt: 'Província, município, bairro e rua', en: 'Province, municipality, neighbourhood and street' },
    group: {
      key: 'address',
      type: 'group',
      label: { pt: 'Morada', en: 'Address' },
      fields: [
        {
          ...{ key: 'province', type: 'oneChoice', display: 'select', required: true, personal: true },
          label: { pt: 'Província', en: 'Province' },
          options: provinces,
        },
        {
          ...{ key: 'municipality', type: 'text', required: true, personal: true, maxLength: 80 },
          label: { pt: 'Município', en: 'Municipality' },
        },
        {
          ...{ key: 'neighbourhood', type: 'text', personal: true, maxLength: 100 },
          label: { pt: 'Bairro', en: 'Neighbourhood' },
        },
        {
          ...{ key: 'street', type: 'text', required: true, personal: true, maxLength: 200 },
          autocomplete: 'street-address',
          label: { pt: 'Rua e número', en: 'Street and number' },
          hint: {
            pt: 'Se a rua não tem nome, um ponto de referência',
            en: 'Where the street has no name, a place nearby',
          },
        },
      ],
    },
  },
  {
    purpose: { pt: 'IBAN de Angola e titular', en: 'IBAN of Angola and holder' },
    group: {
      key: 'bankAccount',
      type: 'group',
      label: { pt: 'Conta bancária', en: 'Bank account' },
      fields: [
        {
          ...{ key: 'iban', type: 'text', required: true, personal: true, maxLength: 40 },
          pattern: { reviewed: 'iban' },
          label: { pt: 'IBAN', en: 'IBAN' },
        },
        {
          ...{ key: 'holder', type: 'text', required: true, personal: true, maxLength: 150 },
          label: { pt: 'Titular da conta', en: 'Holder of the account' },
        },
      ],
    },
  },
  {
    purpose: { pt: 'Denominação, NIF e registo comercial', en: 'Name, tax number and commercial register' },
    group: {
      key: 'company',
      type: 'group',
      label: { pt: 'Empresa', en: 'Company' },
      fields: [
        {
          ...{ key: 'companyName', type: 'text', required: true, maxLength: 200, autocomplete: 'organization' },
          label: { pt: 'Denominação social', en: 'Registered name' },
        },
        {
          ...{ key: 'taxNumber', type: 'text', required: true, personal: true, maxLength: 20 },
          pattern: { reviewed: 'taxNumber' },
          label: { pt: 'NIF', en: 'Tax number' },
        },
        {
          ...{ key: 'registration', type: 'text', required: true, maxLength: 60 },
          label: { pt: 'Número do registo comercial', en: 'Number in the commercial register' },
        },
      ],
    },
  },
] as const
