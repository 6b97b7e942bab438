import { z } from 'zod'

/** Collections whose documents go through review before the public sees them. */
export const governedCollections = [
  'pages',
  'tips',
  'people',
  'branches',
  'shared-blocks',
  'simulators',
  'documents',
  'redirects',
] as const
export type GovernedCollection = (typeof governedCollections)[number]

/** Globals that go through review before the public sees them. */
export const governedGlobals = [
  'private-navigation',
  'corporate-navigation',
  'footer',
  'site-settings',
  'exchange-settings',
  'search-synonyms',
] as const
export type GovernedGlobal = (typeof governedGlobals)[number]

/** What can be reviewed: a document, or a global. */
export type Subject = { collection: GovernedCollection; id: number } | { global: GovernedGlobal }

const documentName = z.templateLiteral([z.enum(governedCollections), '/', z.int().positive()])
const globalName = z.templateLiteral(['globals/', z.enum(governedGlobals)])

/** Whether a subject has one status for both languages, which go live, and are taken back, together. */
export function isUndivided(subject: Subject): boolean {
  return 'global' in subject || subject.collection === 'redirects'
}

/** The name of a subject in reviews and in the audit log: `pages/12`, `globals/footer`. */
export const subjectName = z.union([documentName, globalName])
export type SubjectName = z.infer<typeof subjectName>

/** The name under which reviews and the audit log know a subject. */
export function nameOf(subject: Subject): SubjectName {
  return 'global' in subject ? `globals/${subject.global}` : `${subject.collection}/${subject.id}`
}

/** @throws ZodError when the name is not one of a subject. */
export function parseSubject(name: string): Subject {
  const [kind, rest] = subjectName.parse(name).split('/')
  if (kind === 'globals') return { global: z.enum(governedGlobals).parse(rest) }
  return { collection: z.enum(governedCollections).parse(kind), id: Number(rest) }
}
