import type { DefaultServerCellComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { type NameCode, nameAct, nameDay, nameForm, nameLanguages, nameRole, nameSubject } from './name-code'
import { nameVersion } from './name-version'

/** What a list shows where a code is kept. The first column of a list leads to its document. */
const cellOf = (name: NameCode) =>
  async function NamedCell(props: DefaultServerCellComponentProps): Promise<ReactNode> {
    const { cellData, payload, i18n, link, collectionSlug, rowData } = props
    const code = z.union([z.string(), z.number()]).safeParse(cellData).data
    if (code === undefined || code === '') return null
    const said = await name(String(code), { payload, language: toStaffLanguage(i18n.language) })
    const { data: row } = z.object({ id: z.union([z.string(), z.number()]) }).safeParse(rowData)
    return link && row ? <a href={`/admin/collections/${collectionSlug}/${row.id}`}>{said}</a> : said
  }

export const ActCell = cellOf(nameAct)
export const RoleCell = cellOf(nameRole)
export const SubjectCell = cellOf(nameSubject)
export const LanguagesCell = cellOf(nameLanguages)
export const DayCell = cellOf(nameDay)
export const FormCell = cellOf(nameForm)
export const VersionCell = cellOf(nameVersion)
