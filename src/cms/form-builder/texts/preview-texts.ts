import type { Bilingual } from '../../fields/bilingual'

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
  keepsNothing: { pt: 'O que se envia daqui não é guardado.', en: 'What is sent from here is not kept.' },
} as const satisfies Record<string, Bilingual>
