'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { Change } from '@/src/governance/change'
import styles from './review-room.module.css'
import type { ReviewTexts } from './review-texts'
import { markSentences, type Sentence } from './sentences'

/** A change that somebody asks to be led to. */
export type Wanted = { readonly key: string }

type WordByWordProps = {
  changes: readonly Change[]
  /** Another one whenever somebody asks to be led to a change, also to the same again: that is on in it. */
  wanted: Wanted | null
  texts: ReviewTexts
  language: StaffLanguage
  onSeen: (key: string) => void
  /** Somebody wants to say something about a field; null where nobody can. */
  onPin: ((at: string) => void) | null
}

/** What changes, sentence by sentence: complete, also where a page does not show it. */
export function WordByWord({ changes, wanted, texts, language, onSeen, onPin }: WordByWordProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The end of a change on the screen: whoever got there had its beginning before them.
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) onSeen(target.dataset['end'] ?? '')
    })
    for (const end of list.current?.querySelectorAll('[data-end]') ?? []) observer.observe(end)
    return () => observer.disconnect()
  }, [onSeen])

  useEffect(() => {
    const card = wanted && list.current?.querySelector<HTMLElement>(`[data-change="${wanted.key}"]`)
    if (!card) return
    const { top, bottom, height } = card.getBoundingClientRect()
    const isBegun = top < innerHeight / 2 && bottom > innerHeight
    if (isBegun) scrollBy({ top: innerHeight * 0.8 })
    else card.scrollIntoView({ block: height > innerHeight ? 'start' : 'center' })
    card.focus({ preventScroll: true })
  }, [wanted])

  return (
    <section className={styles['words']} aria-label={texts.wordByWord} ref={list}>
      <h2>{texts.wordByWord}</h2>
      {changes.map(({ key, kind, name, parts }) => (
        <article
          key={key}
          data-change={key}
          data-current={key === wanted?.key || undefined}
          aria-label={name[language]}
          tabIndex={-1}
        >
          <h3>
            {name[language]} <span>{texts.kinds[kind]}</span>
          </h3>
          {parts.map((part, position) => {
            const { before, after } = markSentences(part.before, part.after)
            const { at } = part
            return (
              <div key={placed(position)} className={styles['part']}>
                <h4>{part.label[language]}</h4>
                <Words title={texts.was} sentences={before} side="before" texts={texts} />
                <Words title={texts.is} sentences={after} side="after" texts={texts} />
                {at !== undefined && onPin && (
                  <button type="button" onClick={() => onPin(at)}>
                    {texts.pin}
                  </button>
                )}
              </div>
            )
          })}
          <div data-end={key} className={styles['end']} />
        </article>
      ))}
    </section>
  )
}

/** Neither texts nor places are unique here: what is gone has no place in the form, and a table says the same word often. */
const placed = (position: number) => `part ${position}`

type WordsProps = { title: string; sentences: readonly Sentence[]; side: 'after' | 'before'; texts: ReviewTexts }

function Words({ title, sentences, side, texts }: WordsProps): ReactNode {
  const Mark = side === 'before' ? 'del' : 'ins'
  const key = (position: number) => `${side} ${position}`
  return (
    <div>
      <p className={styles['label']}>{title}</p>
      <p>
        {sentences.length === 0 && texts.nothing}
        {sentences.map(({ text, isSame }, position) => (
          <span key={key(position)}>{isSame ? text : <Mark>{text}</Mark>} </span>
        ))}
      </p>
    </div>
  )
}
