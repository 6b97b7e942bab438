import type { Bilingual } from '@/src/fields/bilingual'

/** What the rules of entries are called in the editor. */
export const ruleTexts = {
  required: { pt: 'Resposta obrigatória', en: 'An answer is required' },
  personal: {
    pt: 'Dado pessoal: apagado quando as respostas se tornam anónimas',
    en: 'Personal data: removed when answers are made anonymous',
  },
  anyText: { pt: 'Qualquer texto', en: 'Any text' },
  expertPattern: { pt: 'Uma expressão regular', en: 'A regular expression' },
  expression: { pt: 'Expressão regular, de ^ a $', en: 'Regular expression, from ^ to $' },
  noAutocomplete: { pt: 'Nada', en: 'Nothing' },
  noLimit: { pt: 'Sem limite', en: 'No limit' },
  today: { pt: 'O dia em que se responde', en: 'The day of the answer' },
  certainDay: { pt: 'Um dia certo', en: 'A certain day' },
  day: { pt: 'Dia', en: 'Day' },
} as const satisfies Record<string, Bilingual>
