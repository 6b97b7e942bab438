import type { TranslationState } from '@/src/cms/languages/translation-sources'

type Words = Record<
  | 'caption'
  | 'english'
  | 'field'
  | 'gaps'
  | 'guide'
  | 'none'
  | 'open'
  | 'portuguese'
  | 'save'
  | 'saved'
  | 'state'
  | 'unreachable'
  | 'unsaved',
  string
> & { states: Record<TranslationState, string> }

/** What the table of both languages says, in the language of the admin. */
export const translationWords: Readonly<Record<'pt' | 'en', Words>> = {
  pt: {
    caption: 'Textos nas duas línguas',
    english: 'Inglês',
    field: 'Campo',
    gaps: 'por traduzir',
    guide: 'O que falta ou está desactualizado vem primeiro. Escreva o inglês ao lado do português e guarde.',
    none: 'As duas línguas dizem o mesmo.',
    open: 'Abrir no formulário',
    portuguese: 'Português',
    save: 'Guardar o rascunho em inglês',
    saved: 'Guardado no rascunho em inglês. Nada foi publicado.',
    state: 'Estado',
    unreachable: 'O CMS não responde. O que escreveu continua aqui; tente de novo.',
    unsaved: 'Por guardar',
    states: {
      missing: 'Falta',
      stale: 'Desactualizado: o português mudou depois',
      current: 'Em dia',
    },
  },
  en: {
    caption: 'Texts in both languages',
    english: 'English',
    field: 'Field',
    gaps: 'to be translated',
    guide: 'What is missing or out of date comes first. Write the English beside the Portuguese and save.',
    none: 'Both languages say the same.',
    open: 'Open in the form',
    portuguese: 'Portuguese',
    save: 'Save the draft in English',
    saved: 'Saved in the English draft. Nothing was published.',
    state: 'State',
    unreachable: 'The CMS does not answer. What you wrote is still here; try again.',
    unsaved: 'Not saved',
    states: {
      missing: 'Missing',
      stale: 'Out of date: the Portuguese changed after it',
      current: 'Up to date',
    },
  },
}
