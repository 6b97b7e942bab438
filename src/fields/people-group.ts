import type { SelectField } from 'payload'
import { choiceField } from './select'

const groups = {
  directors: { pt: 'Corpo directivo', en: 'Directive body' },
  board: { pt: 'Conselho de Administração', en: 'Board of Directors' },
  generalAssembly: { pt: 'Mesa da Assembleia Geral', en: 'General Assembly' },
  supervisory: { pt: 'Conselho Fiscal', en: 'Supervisory Board' },
  advisory: { pt: 'Órgãos consultivos', en: 'Advisory bodies' },
} as const

/** The one body whose members a list shows. */
export const peopleGroupField = (): SelectField =>
  choiceField({
    name: 'peopleGroup',
    label: { pt: 'Órgão', en: 'Body' },
    enumName: 'PeopleGroup',
    choices: groups,
  })

/** The bodies a person belongs to. */
export const peopleGroupsField = (): SelectField =>
  choiceField({
    name: 'groups',
    label: { pt: 'Órgãos', en: 'Bodies' },
    enumName: 'PeopleGroups',
    choices: groups,
    hasMany: true,
  })
