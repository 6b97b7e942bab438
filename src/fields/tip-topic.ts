import type { SelectField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { choiceField } from './select'

const topics = staffTexts.tipTopic.topics

type TopicOptions = { name: string; withAll?: boolean }

/** What a financial tip is about; lists may also ask for all topics. */
export const tipTopicField = ({ name, withAll = false }: TopicOptions): SelectField =>
  choiceField({
    name,
    label: staffTexts.tipTopic.tipTopicField.label,
    enumName: withAll ? 'TipTopicFilter' : 'TipTopic',
    choices: withAll ? { all: staffTexts.tipTopic.tipTopicField.choices.all, ...topics } : topics,
  })
