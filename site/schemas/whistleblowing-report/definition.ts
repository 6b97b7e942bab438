import type { FormDefinitionInput } from '@/src/forms/definition/form-definition'

const isIdentified = { operator: 'equals', field: 'identity', value: 'identified' } as const
const isAnonymous = { operator: 'equals', field: 'identity', value: 'anonymous' } as const

/** The report of an irregularity, anonymous or under one's name. Who stays anonymous is not asked who they are. */
export const whistleblowingReport: FormDefinitionInput = {
  key: 'whistleblowing',
  title: { pt: 'Denúncia', en: 'Report' },
  fields: [
    {
      key: 'identity',
      type: 'oneChoice',
      label: { pt: 'Como quer fazer a denúncia?', en: 'How do you want to report?' },
      required: true,
      options: [
        { value: 'anonymous', label: { pt: 'De forma anónima', en: 'Anonymously' } },
        { value: 'identified', label: { pt: 'De forma identificada', en: 'Under my name' } },
      ],
      errors: {
        required: {
          pt: 'Escolha se a denúncia é anónima ou identificada.',
          en: 'Choose whether the report is anonymous or identified.',
        },
      },
    },
    {
      key: 'anonymity',
      type: 'information',
      text: {
        pt: 'Não escreva na descrição nada que o identifique e veja se os ficheiros não mostram o seu nome.',
        en: 'Write nothing in the description that identifies you, and check that the files do not show your name.',
      },
      showWhen: { tests: [isAnonymous] },
    },
    {
      key: 'sender',
      type: 'section',
      label: { pt: 'Os seus dados', en: 'Your details' },
      hint: {
        pt: 'São conhecidos apenas de quem apura a denúncia.',
        en: 'They are known only to those who investigate the report.',
      },
      showWhen: { tests: [isIdentified] },
    },
    {
      key: 'firstName',
      type: 'text',
      label: { pt: 'Nome próprio', en: 'First name' },
      required: true,
      personal: true,
      maxLength: 100,
      autocomplete: 'given-name',
      errors: { required: { pt: 'O nome próprio é obrigatório.', en: 'First name is required.' } },
    },
    {
      key: 'lastName',
      type: 'text',
      label: { pt: 'Apelido', en: 'Last name' },
      required: true,
      personal: true,
      maxLength: 100,
      autocomplete: 'family-name',
      errors: { required: { pt: 'O apelido é obrigatório.', en: 'Last name is required.' } },
    },
    {
      key: 'email',
      type: 'email',
      label: { pt: 'E-mail', en: 'Email' },
      required: true,
      personal: true,
      errors: {
        required: { pt: 'O e-mail é obrigatório.', en: 'Email is required.' },
        email: { pt: 'Por favor, introduza um e-mail válido.', en: 'Please enter a valid email.' },
      },
    },
    {
      key: 'phone',
      type: 'phone',
      label: { pt: 'Telefone', en: 'Phone number' },
      required: true,
      personal: true,
      errors: { required: { pt: 'O número de telefone é obrigatório.', en: 'Phone number is required.' } },
    },
    {
      key: 'facts',
      type: 'section',
      label: { pt: 'Os factos', en: 'The facts' },
    },
    {
      key: 'irregularityType',
      type: 'oneChoice',
      display: 'select',
      label: { pt: 'Tipo de irregularidade', en: 'Type of irregularity' },
      required: true,
      options: [
        {
          value: 'corruption',
          label: {
            pt: 'Corrupção, suborno ou conflito de interesses',
            en: 'Corruption, bribery or conflict of interest',
          },
        },
        { value: 'fraud', label: { pt: 'Fraude ou documentos falsos', en: 'Fraud or false documents' } },
        {
          value: 'money-laundering',
          label: {
            pt: 'Branqueamento de capitais ou financiamento do terrorismo',
            en: 'Money laundering or financing of terrorism',
          },
        },
        {
          value: 'accounts',
          label: {
            pt: 'Irregularidades nas contas ou na informação financeira',
            en: 'Irregularities in accounts or financial information',
          },
        },
        {
          value: 'confidentiality',
          label: {
            pt: 'Fuga de informação, sigilo bancário ou dados pessoais',
            en: 'Leaks of information, banking secrecy or personal data',
          },
        },
        {
          value: 'harassment',
          label: { pt: 'Assédio, discriminação ou ameaça', en: 'Harassment, discrimination or threats' },
        },
        { value: 'environment', label: { pt: 'Danos ambientais', en: 'Environmental damage' } },
        { value: 'other', label: { pt: 'Outra', en: 'Other' } },
      ],
      errors: {
        required: { pt: 'O tipo de irregularidade é obrigatório.', en: 'Type of irregularity is required.' },
      },
    },
    {
      key: 'description',
      type: 'longText',
      label: { pt: 'Descrição pormenorizada', en: 'Detailed description' },
      hint: {
        pt: 'Escreva o que viu, com datas e locais, e separe o que sabe do que supõe.',
        en: 'Write what you saw, with dates and places, and keep what you know apart from what you suppose.',
      },
      required: true,
      maxLength: 10_000,
      rows: 10,
      errors: { required: { pt: 'A descrição é obrigatória.', en: 'Description is required.' } },
    },
    {
      key: 'attachments',
      type: 'file',
      label: { pt: 'Ficheiros de prova', en: 'Files of evidence' },
      required: true,
      personal: true,
      kinds: ['pdf', 'png', 'jpg', 'docx', 'xlsx', 'odt', 'ods'],
      most: 5,
      errors: {
        required: {
          pt: 'Para submeter a denúncia, precisa de anexar pelo menos um ficheiro. Verifique e tente novamente, por favor.',
          en: 'To submit the report, you need to attach at least one file. Please check and try again.',
        },
      },
    },
  ],
  texts: {
    submit: { pt: 'Enviar denúncia', en: 'Send report' },
    errorTitle: { pt: 'Erro', en: 'Error' },
    successTitle: { pt: 'Sucesso', en: 'Success' },
    successText: { pt: 'Denúncia enviada com sucesso.', en: 'Success sending the report.' },
  },
}
