import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { Locale } from '@/src/i18n/locales'
import { uploadsDirectory } from '@/src/platform/uploads-directory'
import { type KindName, kinds } from './kinds'
import type { Content, Ledger } from './ledger'
import type { Actor, World } from './open-world'

/** Something that a sequence is about. Its pictures and file are part of it. */
export type Subject = { kind: KindName; id: number; name: string; picture: number | null }

export const isGlobal = ({ kind }: Pick<Subject, 'kind'>) => kinds[kind].isGlobal === true
/** Both languages go live together. */
export const isUndivided = ({ kind }: Pick<Subject, 'kind'>) => kinds[kind].isUndivided === true || isGlobal({ kind })
export const pathOf = ({ kind, id }: Subject) => (isGlobal({ kind }) ? `/globals/${kind}` : `/${kind}/${id}`)
/** The field that GraphQL reads; none where what is written is a list. */
export const fieldOf = ({ kind }: Pick<Subject, 'kind'>) => {
  const [field = '', value] = Object.entries(kinds[kind].write(''))[0] ?? []
  return typeof value === 'string' || typeof value === 'number' ? field : null
}

/** The PDF that somebody uploads: each has other bytes. */
export const pdfWith = (pdf: Buffer, word: string) => Buffer.concat([pdf, Buffer.from(`\n%${word}\n`)])

/** What nobody wrote, or is kept about a document. */
const kept: ReadonlySet<string> = new Set([
  '_status',
  'createdAt',
  'filename',
  'globalType',
  'id',
  'path',
  'thumbnailURL',
  'translationSources',
  'updatedAt',
  'url',
])
/** Places that are written in each language: known once a draft was read in all of them. */
const places = new Set<string>()
const toPlace = (kind: KindName, place: string) => `${kind} ${place.replaceAll(/\.\d+/g, '')}`

const object = z.record(z.string(), z.unknown())
const picture = z.object({ alt: z.string().nullish(), filename: z.string().nullish() })

/** What a document says in a language, value by value, from what was read of it in that language or in all. */
async function contentOf(world: World, kind: KindName, document: unknown, locale: Locale): Promise<Content> {
  const read = object.parse(document)
  const content: Record<string, string> = {}
  for (const [name, value] of Object.entries(read)) {
    // The address of a redirect is written by people.
    if (!kept.has(name) || (kind === 'redirects' && name === 'url')) flatten(value, name, { kind, locale }, content)
  }
  if (kind === 'documents') content['=file'] = hashOf('documents', String(read['filename'] ?? ''))
  for (const [place, value] of Object.entries(content)) {
    if (!place.endsWith('.media')) continue
    const stored = await world.payload.findByID({
      collection: 'media',
      id: Number(value),
      locale,
      disableErrors: true,
      overrideAccess: true, // what visitors get is looked at, whoever may ask
    })
    const { alt, filename } = picture.nullish().parse(stored) ?? {}
    content[`alt ${value}`] = alt ?? ''
    content[`=picture ${value}`] = hashOf('media', filename ?? '')
  }
  return content
}

type Reading = { kind: KindName; locale: Locale }

function flatten(value: unknown, place: string, { kind, locale }: Reading, content: Record<string, string>): void {
  if (value === null || value === undefined || value === '') return
  if (typeof value !== 'object') {
    content[places.has(toPlace(kind, place)) ? place : `=${place}`] = String(value)
    return
  }
  const parts = Object.entries(value)
  const isByLanguage = parts.length > 0 && parts.every(([name]) => name === 'pt' || name === 'en')
  if (isByLanguage) notePlaces(kind, place, value)
  if (isByLanguage) flatten(object.parse(value)[locale], place, { kind, locale }, content)
  else for (const [name, part] of parts) flatten(part, `${place}.${name}`, { kind, locale }, content)
}

function notePlaces(kind: KindName, place: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    places.add(toPlace(kind, place))
    return
  }
  for (const [name, part] of Object.entries(value))
    notePlaces(kind, name === 'pt' || name === 'en' ? place : `${place}.${name}`, part)
}

/** SHA-256 of a file as it lies there. */
function hashOf(collection: 'documents' | 'media', filename: string): string {
  const file = join(uploadsDirectory(collection), basename(filename))
  if (!filename || !existsSync(file)) return 'no file'
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** What is written now, in each language, public or not. */
export async function readDraft(world: World, { kind, id }: Subject): Promise<Record<Locale, Content>> {
  const common = { locale: 'all', draft: true, depth: 0, overrideAccess: true } as const // looked at from above
  const document: unknown = isGlobal({ kind })
    ? await world.trusted('findGlobal', { slug: kind, ...common })
    : await world.trusted('findByID', { collection: kind, id, disableErrors: true, ...common })
  return {
    pt: document ? await contentOf(world, kind, document, 'pt') : {},
    en: document ? await contentOf(world, kind, document, 'en') : {},
  }
}

/** What somebody who has not logged in gets of it in a language; null where there is nothing. */
export async function readPublic(world: World, { kind, id }: Subject, locale: Locale): Promise<Content | null> {
  const common = { locale, depth: 0, overrideAccess: false, disableErrors: true } as const
  const document: unknown = isGlobal({ kind })
    ? await world.trusted('findGlobal', { slug: kind, ...common })
    : await world.trusted('findByID', { collection: kind, id, ...common })
  const content = document ? await contentOf(world, kind, document, locale) : {}
  return Object.values(content).some((text) => text !== 'no file') ? content : null
}

/** Whether both APIs show a stranger no more than what is public. @throws when one does. */
export async function askApis(world: World, subject: Subject, locale: Locale, content: Content | null): Promise<void> {
  const { status, body } = await world.rest(null, 'GET', `${pathOf(subject)}?locale=${locale}&depth=0`)
  const shown = status === 200 ? await contentOf(world, subject.kind, body, locale) : {}
  if (
    JSON.stringify(shown) !== JSON.stringify(content ?? {}) &&
    Object.values(shown).some((text) => text !== 'no file')
  )
    throw new Error(`REST shows ${JSON.stringify(shown)} of ${subject.name} and not ${JSON.stringify(content)}`)
  const field = fieldOf(subject)
  if (!field) return
  const { name } = kinds[subject.kind]
  const argument = isGlobal(subject) ? '' : `id: ${subject.id}, `
  const answer = await world.graphQL(null, `{ it: ${name}(${argument}locale: ${locale}) { ${field} } }`)
  const word = z.object({ data: z.object({ it: object.nullish() }) }).safeParse(answer.body).data?.data.it?.[field]
  if (word && ![content?.[field], content?.[`=${field}`]].includes(String(word)))
    throw new Error(`GraphQL shows ${String(word)} of ${subject.name} and not ${JSON.stringify(content)}`)
}

type Making = { kind: KindName; author: Actor; ledger: Ledger; pdf: Buffer }

/** Makes a subject that nobody has seen, by somebody who may write. */
export async function createSubject(world: World, { kind, author, ledger, pdf }: Making): Promise<Subject | null> {
  if (isGlobal({ kind })) return { kind, id: 0, name: `globals/${kind}`, picture: null }
  const slug = `s${world.next()}`
  const shown = kind === 'pages' ? await uploadPicture(world, author, ledger) : null
  const begun = shown ? withPicture(kinds[kind].begin(slug), shown) : kinds[kind].begin(slug)
  const written = { ...begun, ...kinds[kind].write(ledger.word(author)) }
  const body = kind === 'documents' ? toForm(written, ledger.file(author, pdfWith(pdf, slug)), `${slug}.pdf`) : written
  const id = idIn(await world.rest(author, 'POST', `/${kind}?draft=true&locale=pt`, body))
  if (id && !isUndivided({ kind }) && kind !== 'documents') {
    const english = { ...begun, ...kinds[kind].write(ledger.word(author)) }
    await world.rest(author, 'PATCH', `/${kind}/${id}?draft=true&locale=en`, english)
    if (shown) await world.rest(author, 'PATCH', `/media/${shown}?locale=en`, { alt: ledger.word(author) })
  }
  return id ? { kind, id, name: `${kind}/${id}`, picture: shown } : null
}

/** What a page says, with a picture after its first block. */
export function withPicture(page: Record<string, unknown>, media: number): Record<string, unknown> {
  const layout = z.array(z.unknown()).parse(page['layout'])
  return { ...page, layout: [...layout.slice(0, 1), { id: 'image', blockType: 'image', media }] }
}

/** The number of what an answer says was made. */
export function idIn({ body }: { body: unknown }): number | null {
  return z.object({ doc: z.object({ id: z.number() }) }).safeParse(body).data?.doc.id ?? null
}

/** A body as the CMS's own form sends it. */
export function toForm(data: object, file: Buffer, name: string): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set(
    'file',
    new File([new Uint8Array(file)], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'image/png' }),
  )
  return form
}

/** Uploads a picture unlike every other, with words of who does. */
export async function uploadPicture(world: World, author: Actor, ledger: Ledger): Promise<number | null> {
  const bytes = ledger.file(author, await pictureOf(world.next()))
  const body = toForm({ alt: ledger.word(author) }, bytes, `p${world.next()}.png`)
  return idIn(await world.rest(author, 'POST', '/media?locale=pt', body))
}

/** A picture unlike every other. */
export async function pictureOf(number: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const background = `#${(number % 0xff_ff_ff).toString(16).padStart(6, '0')}`
  return sharp({ create: { width: 3, height: 3, channels: 3, background } })
    .png()
    .toBuffer()
}
