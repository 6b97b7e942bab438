import { z } from 'zod'
import { canonicalJson } from '@/src/forms/definition/canonical-json'

/** What was typed into a form and not saved yet: the fields by their paths, and when. */
const typed = z.object({ at: z.number(), texts: z.record(z.string(), z.unknown()) })
export type Typed = z.infer<typeof typed>

type Store = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>
type Fields = Readonly<
  Record<string, { value?: unknown; initialValue?: unknown; isModified?: boolean; rows?: unknown }>
>

/** The name under which a browser keeps what was typed into one language of a document. */
export function typedKey(document: { collection: string; id: number | string; locale: string }): string {
  return `sona-typed:${document.collection}:${document.id}:${document.locale}`
}

/**
 * Keeps what differs from what the form was opened with, and what somebody changed back to that: the CMS may have what stood there in
 * between.
 */
export function keepTyped(store: Store, key: string, fields: Fields): void {
  const kept = readKept(store, key)?.texts ?? {}
  const texts = Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value, initialValue, isModified = false, rows }]) =>
      rows === undefined &&
      (isModified || Object.hasOwn(kept, path) || JSON.stringify(value) !== JSON.stringify(initialValue))
        ? [[path, value] as const]
        : [],
    ),
  )
  if (Object.keys(texts).length > 0) keep(store, key, texts)
}

function keep(store: Store, key: string, texts: Typed['texts']): void {
  try {
    store.setItem(key, JSON.stringify({ at: Date.now(), texts } satisfies Typed))
  } catch (error) {
    // A full store takes nothing more; saving itself goes on.
    if (!(error instanceof DOMException)) throw error
  }
}

/** Keeps words that the form had not heard when its window closed, beside what it kept itself. */
export function keepUnheard(store: Store, { key, path }: { key: string; path: string }, words: string): void {
  keep(store, key, { ...readKept(store, key)?.texts, [path]: words })
}

/** What an earlier window left behind that a form does not have; null when it has it all. @param fields as they were loaded. */
export function readTyped(store: Store, key: string, fields: Fields): Typed | null {
  const kept = readKept(store, key)
  if (!kept) return null
  // A window that closes before the answer of its last save leaves what the CMS has.
  const texts = Object.entries(kept.texts).filter(([path, value]) => isMissing(fields[path], value))
  return texts.length === 0 ? null : { ...kept, texts: Object.fromEntries(texts) }
}

/** A field that is gone can take nothing back. */
function isMissing(field: Fields[string] | undefined, value: unknown): boolean {
  return field !== undefined && toStored(field.value) !== toStored(value)
}

/** A database may put the names in a value in another order, and keeps no difference between an emptied field and one never filled. */
function toStored(value: unknown): string {
  return canonicalJson(value === undefined || value === '' ? null : value)
}

function readKept(store: Store, key: string): Typed | null {
  const text = store.getItem(key)
  if (text === null) return null
  try {
    return typed.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export function forgetTyped(store: Store, key: string): void {
  store.removeItem(key)
}
