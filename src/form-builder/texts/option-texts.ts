import type { Bilingual } from '@/src/fields/bilingual'

/** What the editor says of the options of a choice. */
export const optionTexts = {
  option: { pt: 'Opção {number}', en: 'Option {number}' },
  value: { pt: 'Valor guardado', en: 'Stored value' },
  fixed: { pt: 'Já foi publicado: não muda.', en: 'It was published and does not change.' },
  add: { pt: 'Acrescentar opção', en: 'Add option' },
  up: { pt: 'Subir «{name}»', en: 'Move “{name}” up' },
  down: { pt: 'Descer «{name}»', en: 'Move “{name}” down' },
  remove: { pt: 'Apagar «{name}»', en: 'Remove “{name}”' },
} as const satisfies Record<string, Bilingual>
