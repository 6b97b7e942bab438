import { useCallback, useEffect, useRef, useState } from 'react'
import type { Look } from '@/src/cms/looks/look-store'
import { takeStepAt } from '../workflow/workflow-state'
import { type StepAddress, toStepBody } from './step-address'

/** What comes onto the screen in one go is told in one go. */
const pauseMs = 250

type UseSeen = { steps: StepAddress; look: Look; isAsked: boolean; language: string }

/** Which changes were on this person's screen. Each is told to the CMS, which asks for all of them before it lets them approve. */
export function useSeen({ steps: { href, id }, look, isAsked, language }: UseSeen) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(look.seen))
  const waiting = useRef(new Set<string>())
  const known = useRef(new Set(look.seen))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tell = useCallback(async () => {
    const keys = [...waiting.current]
    waiting.current.clear()
    try {
      await takeStepAt(`${href}/look`, { ...toStepBody({ id }), seen: keys }, language)
      setSeen((before) => new Set([...before, ...keys]))
    } catch {
      // The line is down: they count as unseen here too, and are told with the next ones.
      for (const key of keys) {
        known.current.delete(key)
        waiting.current.add(key)
      }
      timer.current = setTimeout(() => void tell(), pauseMs * 8)
    }
  }, [href, id, language])

  const report = useCallback(
    (key: string) => {
      if (!isAsked || known.current.has(key)) return
      known.current.add(key)
      waiting.current.add(key)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void tell(), pauseMs)
    },
    [isAsked, tell],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return { seen, report }
}
