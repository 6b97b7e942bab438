import type { FormDefinitionInput } from '@/src/forms/definition/form-definition'

const isCompany = { operator: 'equals', field: 'onBehalf', value: 'company' } as const
const isAnswered = { operator: 'equals', field: 'answer', value: 'disagree' } as const
const isUnanswered = { operator: 'equals', field: 'answer', value: 'late' } as const
const isFirst = { operator: 'equals', field: 'answer', value: 'first' } as const

/** Who complains, and the complaint before. */
export const pagesBefore: FormDefinitionInput['fields'] = [
  { key: 'who', type: 'page', label: { pt: 'Quem reclama', en: 'Who is complaining' } },
  {
    key: 'onBehalf',
    type: 'oneChoice',
    label: { pt: 'Em nome de quem?', en: 'In whose name?' },
    required: true,
    options: [
      { value: 'self', label: { pt: 'Em meu nome', en: 'In my own name' } },
      { value: 'company', label: { pt: 'De uma empresa ou instituição', en: 'On behalf of a company or institution' } },
      {
        value: 'other',
        label: {
          pt: 'De outra pessoa, como fiador ou herdeiro',
          en: 'On behalf of somebody else, as a guarantor or heir',
        },
      },
    ],
  },
  {
    key: 'fullName',
    type: 'text',
    label: { pt: 'Nome completo', en: 'Full name' },
    required: true,
    personal: true,
    maxLength: 120,
    autocomplete: 'name',
  },
  {
    key: 'identityCard',
    type: 'text',
    label: { pt: 'Número do Bilhete de Identidade', en: 'Identity card number' },
    required: true,
    personal: true,
    pattern: { reviewed: 'identityCard' },
  },
  {
    key: 'company',
    type: 'group',
    label: { pt: 'A empresa ou instituição', en: 'The company or institution' },
    showWhen: { tests: [isCompany] },
    fields: [
      {
        key: 'name',
        type: 'text',
        label: { pt: 'Nome', en: 'Name' },
        required: true,
        autocomplete: 'organization',
      },
      {
        key: 'taxNumber',
        type: 'text',
        label: { pt: 'NIF', en: 'NIF' },
        required: true,
        personal: true,
        pattern: { reviewed: 'taxNumber' },
      },
    ],
  },
  {
    key: 'email',
    type: 'email',
    label: { pt: 'E-mail', en: 'E-mail' },
    hint: { pt: 'A Provedoria responde para aqui.', en: 'The Ombudsman replies to this address.' },
    required: true,
    personal: true,
    autocomplete: 'email',
  },
  {
    key: 'phone',
    type: 'phone',
    label: { pt: 'Telefone', en: 'Telephone' },
    personal: true,
    region: 'any',
    autocomplete: 'tel',
  },
  { key: 'before', type: 'page', label: { pt: 'A reclamação anterior', en: 'Your earlier complaint' } },
  {
    key: 'answer',
    type: 'oneChoice',
    label: { pt: 'Já reclamou ao banco?', en: 'Have you complained to the bank?' },
    required: true,
    options: [
      {
        value: 'disagree',
        label: { pt: 'Sim, e não concordo com a resposta', en: 'Yes, and I do not agree with the answer' },
      },
      {
        value: 'late',
        label: { pt: 'Sim, e o prazo passou sem resposta', en: 'Yes, and the time for an answer has passed' },
      },
      { value: 'first', label: { pt: 'Ainda não', en: 'Not yet' } },
    ],
  },
  {
    key: 'firstStep',
    type: 'information',
    text: {
      pt: 'A Provedoria é a segunda instância. Reclame primeiro ao apoio, por telefone, por e-mail ou num balcão: recebe um número de registo, e a resposta em 20 dias úteis.',
      en: 'The Ombudsman is the second instance. Complain to support first, by telephone, by e-mail or in a branch: you get a registration number, and the answer within 20 working days.',
    },
    showWhen: { tests: [isFirst] },
  },
  {
    key: 'complaintNumber',
    type: 'text',
    label: { pt: 'Número da reclamação', en: 'Number of the complaint' },
    hint: { pt: 'Está na confirmação que recebeu.', en: 'It is in the confirmation that you received.' },
    required: true,
    maxLength: 40,
    showWhen: { match: 'any', tests: [isAnswered, isUnanswered] },
  },
  {
    key: 'answeredOn',
    type: 'date',
    label: { pt: 'Dia da resposta do banco', en: 'Day of the bank’s answer' },
    required: true,
    earliest: '2000-01-01',
    latest: 'today',
    showWhen: { tests: [isAnswered] },
  },
]
