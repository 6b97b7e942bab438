import type { Bilingual } from '@/src/fields/bilingual'

/** What the editor of a form says around its parts. */
export const builderTexts = {
  views: { pt: 'O que se edita', en: 'What is edited' },
  fields: { pt: 'Campos', en: 'Fields' },
  texts: { pt: 'Textos', en: 'Texts' },
  review: { pt: 'Revisão e publicação', en: 'Review and publication' },
  json: { pt: 'JSON', en: 'JSON' },
  unreadable: {
    pt: 'O que está guardado não é um formulário que este editor conheça. Nada se pode mudar aqui.',
    en: 'What is stored is no form that this editor knows. Nothing can be changed here.',
  },
  problems: { pt: 'O que falta corrigir', en: 'What is to be corrected' },
  beforeSaving: { pt: 'Antes de guardar', en: 'Before it can be saved' },
  beforePublishing: { pt: 'Antes de publicar', en: 'Before it can be published' },
  noProblems: { pt: 'Nada para corrigir.', en: 'Nothing to correct.' },
  cannotSave: {
    pt: 'O formulário tem valores que não são aceites. Estão assinalados nos campos.',
    en: 'The form has values that are not accepted. They are marked in the fields.',
  },
} as const satisfies Record<string, Bilingual>
