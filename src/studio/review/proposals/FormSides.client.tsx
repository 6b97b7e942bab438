'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { formFrameReady } from '@/src/forms/placing/form-frame-messages'
import type { Change } from '@/src/governance/change'
import type { Locale } from '@/src/i18n/locales'
import { toFormFrameHref } from '@/src/links/gallery-hrefs'
import { changedSentences } from '../changed-sentences'
import { markDrawing, type Side } from '../frame-marks'
import type { ReviewTexts } from '../review-texts'
import { TwoSides } from '../TwoSides.client'

type FormSidesProps = {
  before: FormDefinition | null
  after: FormDefinition
  locale: Locale
  changes: readonly Change[]
  texts: ReviewTexts
}

/** The form before and after as visitors get it, with what changed marked. What conditions hide stands in the words below. */
export function FormSides({ before, after, locale, changes, texts }: FormSidesProps): ReactNode {
  const sides = { before, after }
  return (
    <TwoSides
      texts={texts}
      draw={(side, title) => {
        const form = sides[side]
        if (form === null) return <p>{texts.nothingBefore}</p>
        return <FormFrame side={side} form={form} locale={locale} title={title} changes={changes} />
      }}
    />
  )
}

type FormFrameProps = { side: Side; form: FormDefinition; locale: Locale; title: string; changes: readonly Change[] }

/** What is too short to be found again without mistaking something else for it. */
const shortest = 3

function FormFrame({ side, form, locale, title, changes }: FormFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isListening, setIsListening] = useState(false)
  const [arrivals, setArrivals] = useState(0)

  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && origin === window.location.origin
      if (isOurs && data === formFrameReady) setArrivals((count) => count + 1)
    }
    window.addEventListener('message', receive)
    // A frame that the server had written would be there, and say so, before anybody listens.
    setIsListening(true)
    return () => window.removeEventListener('message', receive)
  }, [])

  useEffect(() => {
    const window = frame.current?.contentWindow
    const drawing = frame.current?.contentDocument
    if (arrivals === 0 || !window || !drawing) return
    const wanted = changes.map((change) => ({
      row: null,
      sentences: changedSentences(change, side).filter((sentence) => sentence.length >= shortest),
    }))
    const mark = () => markDrawing(drawing, side, wanted)
    // The frame draws with its own script, and again whenever somebody answers something in it.
    const drawn = new MutationObserver(mark)
    drawn.observe(drawing, { childList: true, characterData: true, subtree: true })
    window.postMessage({ kind: 'form', form, round: 1 }, location.origin)
    mark()
    return () => drawn.disconnect()
  }, [arrivals, form, side, changes])

  if (!isListening) return null
  return <iframe ref={frame} src={toFormFrameHref(locale)} title={title} lang={locale} />
}
