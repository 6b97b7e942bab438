'use client'
import { useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { isFieldFocused, openField } from '@/src/payload-fixes/open-field'

/** The form comes to life in steps, and folds its rows again on the way: that often it is tried, and that long. */
const everyMs = 250
const longestMs = 10_000

/** Opens the field that the address of the form names, such as `?field=layout.2.title`, as soon as the form has it. */
export function OpenNamedField(): null {
  const { dispatchFields, getFields } = useForm()
  const current = useRef({ dispatchFields, getFields })
  current.current = { dispatchFields, getFields }

  useEffect(() => {
    const path = new URLSearchParams(window.location.search).get('field')
    if (path === null) return
    const until = performance.now() + longestMs
    const timer = setInterval(() => {
      if (isFieldFocused(path) || performance.now() > until) {
        clearInterval(timer)
        return
      }
      if (current.current.getFields()[path]) openField(current.current, path)
    }, everyMs)
    return () => clearInterval(timer)
  }, [])

  return null
}
