import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { formFrameReady } from '@/src/forms/placing/form-frame-messages'
import type { Locale } from '@/src/i18n/locales'
import { toFormFrameHref } from '@/src/links/gallery-hrefs'

/** In milliseconds. A form that is drawn on every letter makes typing slow. */
const pause = 150

type PreviewFrameProps = {
  language: Locale
  title: string
  form: FormDefinition
  /** Another number clears the answers. */
  round: number
  width: 'phone' | 'desk'
}

/** A page of the site with nothing but the form, which follows what is typed in the editor. */
export function PreviewFrame({ language, title, form, round, width }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isListening, setIsListening] = useState(false)
  /** How often the frame said that it is there: it says so again whenever it was loaded anew. */
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
    if (arrivals === 0) return
    const timer = window.setTimeout(() => {
      frame.current?.contentWindow?.postMessage({ kind: 'form', form, round }, window.location.origin)
    }, pause)
    return () => window.clearTimeout(timer)
  }, [arrivals, form, round])

  if (!isListening) return null
  return <iframe ref={frame} src={toFormFrameHref(language)} title={title} lang={language} data-width={width} />
}
