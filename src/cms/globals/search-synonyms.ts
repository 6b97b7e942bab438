import type { GlobalConfig } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { findSynonymMistakes } from '@/src/search/synonyms'
import { recordGlobalChange } from '../hooks/record-publication'
import { checkedGlobal, publishedGlobalHooks } from './published-global'

/** Words that visitors use for the same thing: whoever looks for one finds pages with the others too. */
export const searchSynonyms: GlobalConfig = {
  slug: 'search-synonyms',
  label: { pt: 'Sinónimos da pesquisa', en: 'Search synonyms' },
  graphQL: { name: 'SearchSynonyms' },
  admin: { group: { pt: 'Sítio', en: 'Site' } },
  ...checkedGlobal,
  hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange('SearchSynonyms')] },
  fields: [
    {
      name: 'groups',
      type: 'textarea',
      localized: true,
      // The words of one language are no translation of the other's.
      custom: { differsByLanguage: true },
      label: { pt: 'Grupos de palavras', en: 'Groups of words' },
      admin: {
        rows: 24,
        description: {
          pt: 'Um grupo por linha, com vírgulas entre as palavras: empréstimo, crédito, financiamento. Acentos, maiúsculas e plurais não contam.',
          en: 'One group a line, with commas between the words: loan, credit, lending. Accents, capitals and plurals do not matter.',
        },
      },
      validate: (text: string | null | undefined, { req }) => {
        const mistakes = findSynonymMistakes(text ?? '')
        if (mistakes.length === 0) return true
        const reason = adminText(req, {
          pt: 'Cada linha precisa de duas ou mais palavras soltas, separadas por vírgulas. Veja',
          en: 'Each line needs two or more single words with commas between them. See',
        })
        return `${reason}: ${mistakes.join('; ')}`
      },
    },
  ],
}
