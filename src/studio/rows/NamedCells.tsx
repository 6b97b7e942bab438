import type { DefaultServerCellComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { type NameCode, nameAct, nameDay, nameForm, nameLanguages, nameRole, nameSubject } from './name-code'
import { nameVersion } from './name-version'

/** What a list shows where a code is kept. The first column of a list leads to its document. */
async function showCell(name: NameCode, props: DefaultServerCellComponentProps): Promise<ReactNode> {
  const { cellData, payload, i18n, link, collectionSlug, rowData } = props
  const code = z.union([z.string(), z.number()]).safeParse(cellData).data
  if (code === undefined || code === '') return null
  const said = await name(String(code), { payload, language: toStaffLanguage(i18n.language) })
  const { data: row } = z.object({ id: z.union([z.string(), z.number()]) }).safeParse(rowData)
  return link && row ? <a href={`/admin/collections/${collectionSlug}/${row.id}`}>{said}</a> : said
}

export function ActCell(props: DefaultServerCellComponentProps): Promise<ReactNode> {
  return showCell(nameAct, props)
}

export function RoleCell(props: DefaultServerCellComponentProps): Promise<ReactNode> {
  return showCell(nameRole, props)
}

export function SubjectCell(props: DefaultServerCellComponentProps): Promise<ReactNode> {
  return showCell(nameSubject, props)
}

export function LanguagesCell(props: DefaultServerCellComponentProps): Promise<ReactNode> {
  return showCell(nameLanguages, props)
}

export function DayCell(props: DefaultServerCellComponentProps): Promise<ReactNode> {
  return showCell(nameDay, props)
}

export function FormCell(props: DefaultServerCellComponentProps): Promise<ReactNode> {
  return showCell(nameForm, props)
}

export function VersionCell(props: DefaultServerCellComponentProps): Promise<ReactNode> {
  return showCell(nameVersion, props)
}
