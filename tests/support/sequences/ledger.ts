import { createHash } from 'node:crypto'
import type { Locale } from '@/src/i18n/locales'
import { figureOf } from './kinds'
import type { Actor } from './open-world'

/** What a language of a subject says: each value with where it stands, after a `=` where it belongs to no language. */
export type Content = Readonly<Record<string, string>>

/** Somebody said yes to exactly this, in these languages. */
export type Approval = {
  subject: string
  person: Actor
  languages: readonly Locale[]
  content: Record<Locale, Content>
}

/** What really happened, kept by the one who looks on: who wrote each word and file, who approved what, and what went live. */
export type Ledger = {
  /** A word that nobody has written before, of an author. */
  word: (author: Actor) => string
  /** Notes a value as an author's, that nobody has written before. */
  own: (value: string, author: Actor) => void
  /** The same file, noted as an author's. */
  file: (author: Actor, bytes: Buffer) => Buffer
  approve: (approval: Approval) => void
  /**
   * The public sees this. Notes the approvals with which it went live.
   *
   * @returns why it may not; null when the whole of it was approved in exactly that form, and each piece, by this approval or by an earlier
   * one with which it went live, by somebody who did not write it (ADR 036).
   */
  show: (subject: string, locale: Locale, content: Content) => string | null
}

/** @param live the pieces with which it went live. */
type Kept = Approval & { live: Set<string> }

/** A picture is a subject of its own: approved with whatever showed it first. */
const isOfPicture = (place: string) => /^(?:alt|=picture) /.test(place)
/** What belongs to no language is approved, and goes live, with each of them. */
const isShared = (place: string) => place.startsWith('=')
/** The words of a picture come and go with it: which picture stands there belongs to no language. */
const isAlt = (place: string) => place.startsWith('alt ')
type Part = 'alt' | 'own' | 'shared'
const kindOf = (place: string): Part => (isShared(place) ? 'shared' : isAlt(place) ? 'alt' : 'own')
const partOf = (content: Content, part: Part): Content =>
  Object.fromEntries(
    Object.entries(content)
      .filter(([place]) => kindOf(place) === part)
      .toSorted(),
  )
/** Whether one says all that another says, at the same places. */
const holdsAll = (content: Content, less: Content) =>
  Object.entries(less).every(([place, value]) => content[place] === value)
const said = (content: Content) => JSON.stringify(content)

export function openLedger(next: () => number): Ledger {
  const authors = new Map<string, Actor>()
  const approvals: Kept[] = []
  const piecesOf = (content: Content) =>
    Object.entries(content).flatMap(([place, value]) =>
      [...(value.match(/\bw\d+\b|\b\d+\.\d{4}\b/g) ?? []), value].flatMap((piece) => {
        const author = authors.get(piece)
        return author ? [{ place, piece, author }] : []
      }),
    )
  return {
    word: (author) => {
      const word = `w${next()}`
      authors.set(word, author)
      authors.set(String(figureOf(word)), author)
      return word
    },
    own: (value, author) => void authors.set(value, author),
    file: (author, bytes) => {
      authors.set(createHash('sha256').update(bytes).digest('hex'), author)
      return bytes
    },
    approve: (approval) => void approvals.push({ ...approval, live: new Set() }),
    show: (subject, locale, content) => {
      const own = approvals.filter((approval) => approval.subject === subject)
      const alike: Kept[] = []
      const isSaid = (approval: Kept, one: Locale, part: Part) =>
        said(partOf(approval.content[one], part)) === said(partOf(content, part))
      const inAny = (approval: Kept, part: Part) => approval.languages.some((one) => isSaid(approval, one, part))
      for (const part of ['own', 'shared', 'alt'] as const) {
        const [shown, asked] = [partOf(content, part), own.filter(({ languages }) => languages.includes(locale))]
        const pieces = piecesOf(shown)
        const exact = {
          own: asked.filter((approval) => isSaid(approval, locale, part)),
          shared: own.filter((approval) => inAny(approval, part)),
          alt: own.filter((approval) => inAny(approval, 'shared') && isSaid(approval, locale, part)),
        }[part]
        // Rows belong to no language: what the other language's request took away is gone here too.
        const isLess = part === 'own' && exact.length === 0 && own.some((approval) => isSaid(approval, locale, part))
        const rest = isLess ? asked.filter((approval) => holdsAll(approval.content[locale], shown)) : []
        const same = [...exact, ...rest]
        if (same.length === 0) {
          const last = own.at(-1)?.content[locale] ?? {}
          return `${subject} (${locale}) shows ${said(shown)}, which nobody approved; last was ${said(partOf(last, part))}`
        }
        for (const { live } of same) for (const { piece } of pieces) live.add(piece)
        alike.push(...same)
      }
      const alone = piecesOf(content).find(
        ({ author, piece, place }) =>
          !(isOfPicture(place) ? approvals : own).some(({ live, person }) => person !== author && live.has(piece)),
      )
      if (!alone) return null
      const who = [...new Set(alike.map(({ person }) => person))].join(', ')
      return `${subject} (${locale}) shows ${alone.place} ${alone.piece} of ${alone.author}, approved only by who wrote it: ${who}`
    },
  }
}
