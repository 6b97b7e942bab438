'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Change } from '@/src/governance/change'
import { changedSentences } from './changed-sentences'
import { findRow, markDrawing, type Side } from './frame-marks'
import type { Drawings } from './read-review-room'
import type { ReviewTexts } from './review-texts'
import { TwoSides } from './TwoSides.client'

type DrawnSidesProps = {
  drawing: Drawings
  changes: readonly Change[]
  current: string | null
  texts: ReviewTexts
  onSeen: (key: string) => void
}

/** How much of a drawing stays above what it is scrolled to: the header of the site sticks there. */
const headroom = 120

/** The page before and after, drawn alike, with the changed sentences marked. */
export function DrawnSides({ drawing, ...asked }: DrawnSidesProps): ReactNode {
  return (
    <TwoSides
      texts={asked.texts}
      draw={(side, title) => <DrawnSide side={side} title={title} src={drawing[side]} {...asked} />}
    />
  )
}

type DrawnSideProps = Omit<DrawnSidesProps, 'drawing'> & { side: Side; title: string; src: string | null }

function DrawnSide({ side, title, src, changes, current, texts, onSeen }: DrawnSideProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isListening, setIsListening] = useState(false)
  const [drawn, setDrawn] = useState<Document | null>(null)
  const [places, setPlaces] = useState<ReadonlyMap<string, readonly Element[]>>(new Map())

  // A frame that the server had written could be loaded before anybody listens, and would never be marked nor seen.
  useEffect(() => setIsListening(true), [])

  useEffect(() => {
    if (!drawn) return
    const found = markDrawing(
      drawn,
      side,
      changes.map((change) => ({ row: change.row, sentences: changedSentences(change, side) })),
    )
    setPlaces(new Map(changes.map(({ key }, position) => [key, found[position] ?? []])))
  }, [drawn, changes, side])

  useEffect(() => watchPlaces({ changes, places, side, onSeen }), [changes, places, side, onSeen])

  useEffect(() => {
    const change = changes.find(({ key }) => key === current)
    if (!drawn || !change) return
    const place = places.get(change.key)?.[0] ?? findRow(drawn, change.row)
    const view = drawn.defaultView
    if (place && view) view.scrollTo({ top: place.getBoundingClientRect().top + view.scrollY - headroom })
  }, [current, drawn, places, changes])

  if (src === null) return <p>{side === 'before' ? texts.nothingBefore : texts.nothingAfter}</p>
  if (!isListening) return null
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      src={src}
      onLoad={() => setDrawn(frame.current?.contentDocument ?? null)}
    />
  )
}

type Watching = {
  changes: readonly Change[]
  places: ReadonlyMap<string, readonly Element[]>
  side: Side
  onSeen: (key: string) => void
}

/**
 * Tells of a change as seen once every sentence of it was on the screen in the drawing. Where the drawing does not show all of them,
 * it has to be read word by word.
 */
function watchPlaces({ changes, places, side, onSeen }: Watching): () => void {
  const missing = new Map<string, Set<Element>>()
  const keysOf = new Map<Element, Set<string>>()
  for (const change of changes) {
    const found = places.get(change.key) ?? []
    const sentences = changedSentences(change, side)
    const isWhole = found.length === sentences.length && sentences.length > 0
    const isOnlyHere = changedSentences(change, side === 'before' ? 'after' : 'before').length === 0
    if (!isWhole || (side === 'before' && !isOnlyHere)) continue
    missing.set(change.key, new Set(found))
    for (const element of found) keysOf.set(element, (keysOf.get(element) ?? new Set()).add(change.key))
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      for (const key of keysOf.get(target) ?? []) {
        missing.get(key)?.delete(target)
        if (missing.get(key)?.size === 0) onSeen(key)
      }
    }
  })
  for (const element of keysOf.keys()) observer.observe(element)
  return () => observer.disconnect()
}
