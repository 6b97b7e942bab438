import type { SelectField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { choiceField } from './select'

const groups = staffTexts.peopleGroup.groups

/** The one body whose members a list shows. */
export const peopleGroupField = (): SelectField =>
  choiceField({
    name: 'peopleGroup',
    label: staffTexts.peopleGroup.peopleGroupField.peopleGroup.label,
    enumName: 'PeopleGroup',
    choices: groups,
  })

/** The bodies a person belongs to. */
export const peopleGroupsField = (): SelectField =>
  choiceField({
    name: 'groups',
    label: staffTexts.peopleGroup.peopleGroupsField.groups.label,
    enumName: 'PeopleGroups',
    choices: groups,
    hasMany: true,
  })
