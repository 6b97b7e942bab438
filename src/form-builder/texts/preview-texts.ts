import type { Bilingual } from '@/src/fields/bilingual'

/** What the preview of a form says around the form. */
export const previewTexts = {
  preview: { pt: 'Pré-visualização', en: 'Preview' },
  frame: { pt: 'O formulário como o visitante o vê', en: 'The form as visitors see it' },
  language: { pt: 'Língua', en: 'Language' },
  width: { pt: 'Ecrã', en: 'Screen' },
  phone: { pt: 'Telemóvel', en: 'Phone' },
  desk: { pt: 'Computador', en: 'Computer' },
  clear: { pt: 'Limpar as respostas', en: 'Clear the answers' },
  stale: {
    pt: 'Mostra o formulário como estava antes do que é preciso corrigir.',
    en: 'This is the form as it was before what must be corrected.',
  },
  nothing: { pt: 'Ainda não há nada para mostrar.', en: 'There is nothing to show yet.' },
  keepsTrials: {
    pt: 'O que se envia daqui fica guardado uma semana como ensaio, fora da caixa de entrada. Não use dados de pessoas.',
    en: 'What is sent from here is kept for a week as a trial, out of the inbox. Do not use data of real people.',
  },
} as const satisfies Record<string, Bilingual>
