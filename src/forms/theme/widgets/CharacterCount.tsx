import { type ReactNode, useEffect, useState } from 'react'
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { readLines } from '../../validation/read-text'
import { isThemeContext } from '../theme-context'

type CharacterCountProps = {
  /** As typed. */
  text: string
  longest: number
  /** What RJSF hands over; without ours nothing is said. */
  context: unknown
}

/** From this share of what may be written on, it is said how much is left: before, nobody needs to know. */
const toldFrom = 0.75

/** Nobody is interrupted while typing, in milliseconds. */
const pauseMs = 1_000

/** How many characters may still be written, counted as the rules count them. */
export function CharacterCount({ text, longest, context }: CharacterCountProps): ReactNode {
  const left = longest - [...readLines(text)].length
  const isTold = isThemeContext(context) && left <= longest * (1 - toldFrom)
  const said = isTold ? sayLeft(context.form, left) : ''
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(said), pauseMs)
    return () => clearTimeout(timer)
  }, [said])
  if (!isTold) return null
  return (
    <>
      <p data-part={left < 0 ? 'error' : 'hint'} aria-hidden="true">
        {said}
      </p>
      <span role="status" data-part="unseen">
        {announced}
      </span>
    </>
  )
}

type Said = { locale: Locale; words: Readonly<Record<'charactersLeft' | 'charactersTooMany', string>> }

function sayLeft({ locale, words }: Said, left: number): string {
  const number = formatNumber(locale, Math.abs(left))
  return (left < 0 ? words.charactersTooMany : words.charactersLeft).replace('{number}', number)
}
