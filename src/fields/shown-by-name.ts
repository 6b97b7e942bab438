import type { Field, SanitizedConfig } from 'payload'

/** What a code stands for: an act of the audit log, a day, a role, a document, languages, a form, or a version of one. */
type Meaning = 'Act' | 'Day' | 'Form' | 'Languages' | 'Role' | 'Subject' | 'Version'

/** The fields in which the platform keeps a code that people should read a name for, by collection. */
const codes: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  'audit-log': { action: 'Act', actorRole: 'Role', subject: 'Subject', locale: 'Languages' },
  comments: { subject: 'Subject' },
  forms: { current: 'Version' },
  'form-versions': { formKey: 'Form' },
  reviews: { subject: 'Subject', languages: 'Languages', doneLanguages: 'Languages' },
  submissions: { formKey: 'Form', receivedOn: 'Day', dueOn: 'Day' },
  'submission-reads': { formKey: 'Form' },
  subscribers: { locale: 'Languages', subscribedOn: 'Day', confirmedOn: 'Day', endedOn: 'Day' },
  'unanswered-searches': { lastDay: 'Day' },
}

/**
 * Shows what codes stand for, in lists and beside documents; what is stored, filtered and asked for by programs stays the code. On the
 * finished configuration.
 */
export function withNamedCodes(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, fields } of config.collections) nameCodes(fields, codes[slug] ?? {})
  return config
}

function nameCodes(fields: readonly Field[], meanings: Readonly<Record<string, Meaning>>): void {
  for (const field of fields) {
    const meaning = 'name' in field ? meanings[field.name] : undefined
    if (meaning === undefined) continue
    const own = {
      Cell: `/studio/rows/NamedCells#${meaning}Cell`,
      Field: `/studio/rows/NamedFields#${meaning}Field`,
    }
    Object.assign(field, { admin: { ...field.admin, components: { ...field.admin?.components, ...own } } })
  }
}
