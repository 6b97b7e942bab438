import { formDefinitions } from '@/site/schemas/form-definitions'
import { defineFixtures } from '../fixtures'

/** A form that is published, as the CMS answers with it. */
function published(folder: string, audience: 'staff' | 'investigators') {
  const definition = formDefinitions[folder]
  if (!definition) throw new Error(`There is no form ${folder}`)
  const current = { __typename: 'FormVersion', id: 1, number: 1, hash: '0'.repeat(64), definition } as const
  return { __typename: 'Form', id: 1, key: definition.key, audience, current } as const
}

export const formSlotFixtures = defineFixtures('FormSlotBlock', {
  default: {
    __typename: 'FormSlotBlock',
    id: 'form-slot-default',
    anchor: 'denuncia',
    title: 'Fazer a denúncia',
    lead: 'Reserve cerca de dez minutos. Escreva o que viu, com datas e locais.',
    formKey: 'whistleblowing',
    form: null,
    preparation: [
      {
        __typename: 'FormSlotBlock_Preparation',
        id: 'identity',
        text: 'Decida se a denúncia é anónima ou identificada.',
      },
      {
        __typename: 'FormSlotBlock_Preparation',
        id: 'facts',
        text: 'Escolha o tipo de irregularidade e descreva os factos em pormenor.',
      },
      {
        __typename: 'FormSlotBlock_Preparation',
        id: 'evidence',
        text: 'Tenha pronto pelo menos um ficheiro de prova, em PDF, PNG, JPG ou documento de texto, com 5 MB no máximo.',
      },
    ],
    links: [
      {
        __typename: 'SiteLinks',
        id: 'protection',
        label: 'Como protegemos quem denuncia',
        url: null,
        hash: 'protection',
        page: { __typename: 'Page', id: 20, title: 'Canal de denúncias', path: '/particulares/canal-de-denuncias' },
        document: null,
      },
    ],
  },
  live: {
    __typename: 'FormSlotBlock',
    id: 'form-slot-live',
    anchor: null,
    title: 'Formulário de candidatura',
    lead: 'Todos os campos são obrigatórios.',
    formKey: 'jobApplication',
    form: published('job-application', 'staff'),
    preparation: [
      {
        __typename: 'FormSlotBlock_Preparation',
        id: 'cv',
        text: 'Tenha pronto o Curriculum Vitae, em PDF, PNG ou JPG.',
      },
    ],
    links: null,
  },
  confidential: {
    __typename: 'FormSlotBlock',
    id: 'form-slot-confidential',
    anchor: null,
    title: 'Fazer a denúncia',
    lead: null,
    formKey: null,
    form: published('whistleblowing-report', 'investigators'),
    preparation: null,
    links: null,
  },
  retired: {
    __typename: 'FormSlotBlock',
    id: 'form-slot-retired',
    anchor: null,
    title: 'Um formulário retirado',
    lead: null,
    formKey: null,
    form: { ...published('newsletter', 'staff'), current: null },
    preparation: null,
    links: null,
  },
  minimal: {
    __typename: 'FormSlotBlock',
    id: 'form-slot-minimal',
    anchor: null,
    title: null,
    lead: null,
    formKey: 'newsletter',
    form: null,
    preparation: null,
    links: null,
  },
  longText: {
    __typename: 'FormSlotBlock',
    id: 'form-slot-long',
    anchor: null,
    title: 'Formulário de candidatura',
    lead: null,
    formKey: 'jobApplication',
    form: null,
    preparation: [
      {
        __typename: 'FormSlotBlock_Preparation',
        id: null,
        text: 'Nome próprio e apelido, tal como constam do Bilhete de Identidade ou do passaporte, mesmo que seja Contratransubstanciacionalistiquissimamentedesconhecidíssima. Use apenas letras.',
      },
      { __typename: 'FormSlotBlock_Preparation', id: null, text: null },
      {
        __typename: 'FormSlotBlock_Preparation',
        id: null,
        text: 'Um e-mail que consulte com frequência. A resposta é enviada para esse endereço.',
      },
    ],
    links: null,
  },
  noForm: {
    __typename: 'FormSlotBlock',
    id: 'form-slot-none',
    anchor: null,
    title: 'Um formulário por escolher',
    lead: null,
    formKey: null,
    form: null,
    preparation: null,
    links: null,
  },
})
