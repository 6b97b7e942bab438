import type { SelectField } from 'payload'
import { choiceField } from './select'

const topics = {
  saving: { pt: 'Poupança', en: 'Saving' },
  credit: { pt: 'Crédito', en: 'Credit' },
  security: { pt: 'Segurança', en: 'Security' },
  budget: { pt: 'Orçamento', en: 'Budget' },
  companies: { pt: 'Empresas', en: 'Companies' },
} as const

type TopicOptions = { name: string; withAll?: boolean }

/** What a financial tip is about; lists may also ask for all topics. */
export const tipTopicField = ({ name, withAll = false }: TopicOptions): SelectField =>
  choiceField({
    name,
    label: { pt: 'Tema', en: 'Topic' },
    enumName: withAll ? 'TipTopicFilter' : 'TipTopic',
    choices: withAll ? { all: { pt: 'Todos', en: 'All' }, ...topics } : topics,
  })
