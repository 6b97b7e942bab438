import type { FormDefinitionInput } from '@/src/forms/definition/form-definition'
import { goldenCases } from './golden-cases'
import { pagesBefore } from './pages-before'
import { pagesOfTheMatter } from './pages-of-the-matter'

/** A case for the Customer Ombudsman: who, the complaint before, what happened, the movements in question, what is asked for. */
export const ombudsmanCase: FormDefinitionInput = {
  key: 'ombudsman',
  title: { pt: 'Caso para a Provedoria do Cliente', en: 'Case for the Customer Ombudsman' },
  rules: [
    {
      key: 'orderOfDays',
      expression: 'answeredOn >= happenedOn',
      message: {
        pt: 'A resposta do banco é anterior ao dia em que isto aconteceu. Veja as duas datas.',
        en: 'The answer of the bank is earlier than the day on which this happened. Check both dates.',
      },
      field: 'answeredOn',
    },
    {
      key: 'secondInstance',
      expression: 'answer != "first"',
      message: {
        pt: 'Sem uma reclamação anterior, a Provedoria ainda não pode analisar o caso. Reclame primeiro ao apoio.',
        en: 'Without an earlier complaint, the Ombudsman cannot look at the case yet. Complain to support first.',
      },
      field: 'answer',
    },
  ],
  cases: goldenCases,
  savable: true,
  followable: true,
  fields: [...pagesBefore, ...pagesOfTheMatter],
  texts: {
    submit: { pt: 'Enviar à Provedoria', en: 'Send to the Ombudsman' },
    successTitle: { pt: 'O seu caso foi recebido', en: 'Your case was received' },
    successText: {
      pt: 'A Provedoria confirma a recepção em 2 dias úteis e decide em 15, para o e-mail que indicou.',
      en: 'The Ombudsman confirms receipt within 2 working days and decides within 15, to the e-mail that you gave.',
    },
  },
}
