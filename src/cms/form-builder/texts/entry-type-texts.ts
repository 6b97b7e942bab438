import type { Bilingual } from '@/src/fields/bilingual'
import type { Field } from '@/src/forms/definition/field'

type EntryTypeTexts = { name: Bilingual; sentence: Bilingual }

/** What each kind of entry is called, and what it is for. */
export const entryTypeTexts: Readonly<Record<Field['type'], EntryTypeTexts>> = {
  text: {
    name: { pt: 'Texto', en: 'Text' },
    sentence: { pt: 'Uma linha: um nome, um número de documento.', en: 'One line: a name, the number of a document.' },
  },
  longText: {
    name: { pt: 'Texto longo', en: 'Long text' },
    sentence: { pt: 'Várias linhas: uma descrição, uma mensagem.', en: 'Several lines: a description, a message.' },
  },
  email: {
    name: { pt: 'E-mail', en: 'E-mail' },
    sentence: { pt: 'Um endereço para onde se pode escrever.', en: 'An address that can be written to.' },
  },
  phone: {
    name: { pt: 'Telefone', en: 'Phone' },
    sentence: { pt: 'Um número de Angola ou de qualquer país.', en: 'A number of Angola or of any country.' },
  },
  number: {
    name: { pt: 'Número', en: 'Number' },
    sentence: { pt: 'Uma quantidade, com ou sem decimais.', en: 'A quantity, with or without decimals.' },
  },
  amount: {
    name: { pt: 'Montante', en: 'Amount' },
    sentence: { pt: 'Dinheiro, em kwanzas ou noutra moeda.', en: 'Money, in kwanzas or another currency.' },
  },
  date: {
    name: { pt: 'Data', en: 'Date' },
    sentence: {
      pt: 'Dia, mês e ano. Pode exigir uma idade mínima.',
      en: 'Day, month and year. It can demand a minimum age.',
    },
  },
  oneChoice: {
    name: { pt: 'Escolha de uma opção', en: 'Choice of one' },
    sentence: { pt: 'Uma opção de uma lista.', en: 'One option of a list.' },
  },
  manyChoices: {
    name: { pt: 'Escolha de várias opções', en: 'Choice of many' },
    sentence: { pt: 'Todas as opções que se aplicam.', en: 'All options that apply.' },
  },
  yesNo: {
    name: { pt: 'Sim ou não', en: 'Yes or no' },
    sentence: { pt: 'Uma pergunta com duas respostas.', en: 'A question with two answers.' },
  },
  country: {
    name: { pt: 'País', en: 'Country' },
    sentence: { pt: 'Um país da lista de todos.', en: 'A country from the list of all.' },
  },
  file: {
    name: { pt: 'Ficheiro', en: 'File' },
    sentence: { pt: 'Um ou mais ficheiros, até 5 MB cada.', en: 'One or more files, up to 5 MB each.' },
  },
  consent: {
    name: { pt: 'Consentimento', en: 'Consent' },
    sentence: { pt: 'Uma caixa que a pessoa assinala se aceita.', en: 'A box that people tick when they agree.' },
  },
  information: {
    name: { pt: 'Texto informativo', en: 'Information text' },
    sentence: { pt: 'Um texto entre perguntas, sem resposta.', en: 'A text between questions, without an answer.' },
  },
  section: {
    name: { pt: 'Secção', en: 'Section' },
    sentence: { pt: 'Um título para o que vem a seguir.', en: 'A heading for what follows.' },
  },
}
