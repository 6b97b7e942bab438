import type { GlobalConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/globals.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { findSynonymMistakes } from '@/src/search/synonyms'
import { recordGlobalChange } from '../feed/record-publication'
import { checkedGlobal, publishedGlobalHooks } from './published-global'

/** Words that visitors use for the same thing: whoever looks for one finds pages with the others too. */
export const searchSynonyms: GlobalConfig = {
  slug: 'search-synonyms',
  label: staffTexts.searchSynonyms.label,
  graphQL: { name: 'SearchSynonyms' },
  admin: { group: staffTexts.searchSynonyms.group },
  ...checkedGlobal,
  hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange('SearchSynonyms')] },
  fields: [
    {
      name: 'groups',
      type: 'textarea',
      localized: true,
      // The words of one language are no translation of the other's.
      custom: { differsByLanguage: true },
      label: staffTexts.searchSynonyms.groups.label,
      admin: { rows: 24, description: staffTexts.searchSynonyms.groups.description },
      validate: (text: string | null | undefined, { req }) => {
        const mistakes = findSynonymMistakes(text ?? '')
        if (mistakes.length === 0) return true
        const reason = adminText(req, staffTexts.searchSynonyms.groups.reason)
        return `${reason}: ${mistakes.join('; ')}`
      },
    },
  ],
}
