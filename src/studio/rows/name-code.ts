import type { Payload, SanitizedConfig } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import accountTexts from '@/messages/staff/cms/accounts.json' with { type: 'json' }
import configTexts from '@/messages/staff/cms/configuration.json' with { type: 'json' }
import { type StaffLanguage, staffLanguages } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { isDay, writeDay } from '@/src/country/calendar'
import type { StaffText } from '@/src/i18n/staff-text'
import { readFormNames } from '@/src/inbox/form-names'

/** Where a code is read: who asks the CMS, and in which language. */
export type Reading = { payload: Payload; language: StaffLanguage }

/** What a code stands for. @returns the code itself where it stands for nothing that is known, such as what was removed. */
export type NameCode = (code: string, reading: Reading) => string | Promise<string>

const acts: Readonly<Record<string, Readonly<StaffText>>> = staffTexts.acts
const roles: Readonly<Record<string, { label: Readonly<StaffText> }>> = accountTexts.roleOptions
const languages: Readonly<Record<string, { label: Readonly<StaffText> }>> =
  configTexts.payloadConfig.localization.locales

/** An act of the audit log, such as `takeDown`. */
export const nameAct: NameCode = (code, { language }) => acts[code]?.[language] ?? code

/** A role, such as `approver`. */
export const nameRole: NameCode = (code, { language }) => roles[code]?.label[language] ?? code

/** Languages, such as `pt,en`. */
export const nameLanguages: NameCode = (codes, { language }) =>
  codes
    .split(',')
    .map((code) => languages[code.trim()]?.label[language] ?? code)
    .join(', ')

/** A day that is kept as text, such as `2026-11-30`. */
export const nameDay: NameCode = (code) => (isDay(code) ? writeDay(code) : code)

/** Once for all rows of a list: they ask within one request. */
const formNames = cache(readFormNames)

/** A form, by its key. What was asked of all forms at once is kept as `*`. */
export const nameForm: NameCode = async (code, { payload, language }) =>
  code === '*' ? staffTexts.everyForm[language] : ((await formNames(payload, language)).get(code) ?? code)

const labelled = z.partialRecord(z.enum(staffLanguages), z.string())

/** A document or a setting, such as `pages/12`: what kind it is, and its number. */
export const nameSubject: NameCode = (code, { payload: { config }, language }) => {
  const [kind = '', which = ''] = code.split('/')
  const label = kind === 'globals' ? labelOfGlobal(config, which) : labelOfCollection(config, kind)
  const name = typeof label === 'string' ? label : labelled.safeParse(label).data?.[language]
  if (name === undefined) return code
  return /^\d+$/.test(which) ? `${name} ${which}` : name
}

const labelOfGlobal = ({ globals }: SanitizedConfig, slug: string): unknown =>
  globals.find((known) => known.slug === slug)?.label
const labelOfCollection = ({ collections }: SanitizedConfig, slug: string): unknown =>
  collections.find((known) => known.slug === slug)?.labels.singular
