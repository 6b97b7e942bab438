import { useRef } from 'react'
import { refusedControl } from '../placing/form-controls'
import type { AnswerError } from '../validation/validate-answers'

/**
 * What a page's script found wrong: each rule once that a field broke, and no answer. It travels with what is sent when nothing is wrong any
 * more, once: should that be lost, it is not counted.
 *
 * @param isCounted nothing is of forms that only investigators read: those keep no unsent words either
 */
export function useRefused(isCounted: boolean) {
  const { current: broken } = useRef(new Set<string>())
  return {
    /** Notes what is wrong; where nothing is, the body takes along what was. */
    isWrong: (body: FormData, errors: readonly AnswerError[]): boolean => {
      if (!isCounted) return errors.length > 0
      for (const { field, rule } of errors) broken.add(`${field.replace(/\.\d+/g, '')} ${rule}`)
      if (errors.length > 0) return true
      if (broken.size > 0) body.set(`_${refusedControl}`, [...broken].join())
      broken.clear()
      return false
    },
  }
}
