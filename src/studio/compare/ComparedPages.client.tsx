'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { fillPlaces } from '@/src/i18n/fill-places'
import { markDrawing, type Side } from '../review/frame-marks'
import type { CompareWords } from './compare-words'
import { differingSentences, readSentences } from './differing-sentences'

/** One of the two pages; without an address where the public never had any. */
export type ComparedPage = { side: Side; title: string; heading: string; src: string | null }

type ComparedPagesProps = { pages: readonly ComparedPage[]; words: CompareWords }

/** Two drawings of a page beside each other, and in each the sentences marked that the other has not. */
export function ComparedPages({ pages, words }: ComparedPagesProps): ReactNode {
  const [isListening, setIsListening] = useState(false)
  const [drawn, setDrawn] = useState<Partial<Record<Side, Document>>>({})
  const [differing, setDiffering] = useState<number | null>(null)
  // A frame that the server had written could be loaded before anybody listens, and would never be marked.
  useEffect(() => setIsListening(true), [])
  useEffect(() => {
    const { before, after } = drawn
    if (!before || !after) return
    const found = differingSentences(readSentences(before), readSentences(after))
    markDrawing(before, 'before', [{ row: null, sentences: found.before }])
    markDrawing(after, 'after', [{ row: null, sentences: found.after }])
    setDiffering(found.before.length + found.after.length)
  }, [drawn])
  const keep = (side: Side, page: Document | null) => page && setDrawn((known) => ({ ...known, [side]: page }))
  return (
    <>
      <p role="status">
        {differing !== null && (differing === 0 ? words.same : fillPlaces(words.differing, { count: `${differing}` }))}
      </p>
      <div className="compare-pages">
        {pages.map(({ side, title, heading, src }) => (
          <section key={side} aria-labelledby={`compare-${side}`}>
            <h2 id={`compare-${side}`}>{heading}</h2>
            {src === null ? (
              <p>{words.never}</p>
            ) : (
              isListening && (
                <iframe
                  title={title}
                  sandbox="allow-same-origin"
                  src={src}
                  onLoad={({ currentTarget }) => keep(side, currentTarget.contentDocument)}
                />
              )
            )}
          </section>
        ))}
      </div>
    </>
  )
}
