'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type FittedFrameProps = { src: string; title: string; width: number }

/** Without script a frame keeps this height and scrolls. */
const firstHeight = 480

/** A block whose height follows the window's would make its frame grow for ever. */
const greatestHeight = 6000

/** A frame of a fixed width that becomes as high as what it shows, also when an answer in it is opened. */
export function FittedFrame({ src, title, width }: FittedFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(firstHeight)
  useEffect(() => {
    const element = frame.current
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setHeight(Math.min(Math.ceil(entry.contentRect.height), greatestHeight))
    })
    const follow = () => {
      observer.disconnect()
      const body = element?.contentDocument?.body
      if (body) observer.observe(body)
    }
    follow()
    element?.addEventListener('load', follow)
    return () => {
      element?.removeEventListener('load', follow)
      observer.disconnect()
    }
  }, [])
  return <iframe ref={frame} src={src} title={title} width={width} height={height} loading="lazy" />
}
