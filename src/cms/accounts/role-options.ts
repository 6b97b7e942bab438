import type { Bilingual } from '@/src/fields/bilingual'

/** Every role that an account can have, with its name for people. */
export const roleOptions = [
  { value: 'editor', label: { pt: 'Edição', en: 'Editor' } },
  { value: 'approver', label: { pt: 'Aprovação', en: 'Approver' } },
  { value: 'compliance', label: { pt: 'Compliance', en: 'Compliance' } },
  { value: 'investigator', label: { pt: 'Investigação', en: 'Investigator' } },
  { value: 'admin', label: { pt: 'Administração', en: 'Administrator' } },
] as const satisfies readonly { value: string; label: Bilingual }[]
