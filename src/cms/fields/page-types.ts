import type { Bilingual } from '@/src/fields/bilingual'

/** What a page is for. Rules of publishing hang on it. */
export const pageTypes = {
  home: { pt: 'Página inicial', en: 'Home page' },
  list: { pt: 'Lista', en: 'List' },
  product: { pt: 'Produto', en: 'Product' },
  documents: { pt: 'Documentos', en: 'Documents' },
  people: { pt: 'Pessoas', en: 'People' },
  faq: { pt: 'Perguntas', en: 'Questions' },
  legal: { pt: 'Texto legal', en: 'Legal text' },
  form: { pt: 'Formulário', en: 'Form' },
  map: { pt: 'Mapa', en: 'Map' },
  search: { pt: 'Pesquisa', en: 'Search' },
  page: { pt: 'Página', en: 'Page' },
} as const satisfies Record<string, Bilingual>
