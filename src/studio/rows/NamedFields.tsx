import type { TextFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { staffLanguages } from '@/messages/staff/languages'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { type NameCode, nameAct, nameDay, nameForm, nameLanguages, nameRole, nameSubject } from './name-code'
import { nameVersion } from './name-version'

const label = z.union([z.string(), z.partialRecord(z.enum(staffLanguages), z.string())])
const code = z.union([z.string(), z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])

/** What a document shows where a code is kept that nobody types. */
async function showField(name: NameCode, { data, field, payload, i18n }: TextFieldServerProps): Promise<ReactNode> {
  const stored = code.safeParse(data[field.name]).data ?? ''
  const language = toStaffLanguage(i18n.language)
  const words = label.safeParse(field.label).data
  return (
    <div className="field-type named-code">
      <span className="field-label">{typeof words === 'object' ? words[language] : words}</span>
      <p>{stored === '' ? '–' : await name(String(stored), { payload, language })}</p>
    </div>
  )
}

export function ActField(props: TextFieldServerProps): Promise<ReactNode> {
  return showField(nameAct, props)
}

export function RoleField(props: TextFieldServerProps): Promise<ReactNode> {
  return showField(nameRole, props)
}

export function SubjectField(props: TextFieldServerProps): Promise<ReactNode> {
  return showField(nameSubject, props)
}

export function LanguagesField(props: TextFieldServerProps): Promise<ReactNode> {
  return showField(nameLanguages, props)
}

export function DayField(props: TextFieldServerProps): Promise<ReactNode> {
  return showField(nameDay, props)
}

export function FormField(props: TextFieldServerProps): Promise<ReactNode> {
  return showField(nameForm, props)
}

export function VersionField(props: TextFieldServerProps): Promise<ReactNode> {
  return showField(nameVersion, props)
}
