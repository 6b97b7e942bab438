import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to what comes next, when it is drawn. @returns where the id of that element is put. */
export function useAttention(): RefObject<string | null> {
  const attention = useRef<string | null>(null)
  useEffect(() => {
    const wanted = attention.current
    attention.current = null
    if (wanted) document.getElementById(wanted)?.focus()
  })
  return attention
}
