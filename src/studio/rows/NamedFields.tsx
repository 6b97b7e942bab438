import type { TextFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { type NameCode, nameAct, nameDay, nameForm, nameLanguages, nameRole, nameSubject } from './name-code'
import { nameVersion } from './name-version'

const label = z.union([z.string(), z.partialRecord(z.enum(['pt', 'en']), z.string())])
const code = z.union([z.string(), z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])

/** What a document shows where a code is kept that nobody types. */
const fieldOf = (name: NameCode) =>
  async function NamedField({ data, field, payload, i18n }: TextFieldServerProps): Promise<ReactNode> {
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

export const ActField = fieldOf(nameAct)
export const RoleField = fieldOf(nameRole)
export const SubjectField = fieldOf(nameSubject)
export const LanguagesField = fieldOf(nameLanguages)
export const DayField = fieldOf(nameDay)
export const FormField = fieldOf(nameForm)
export const VersionField = fieldOf(nameVersion)
