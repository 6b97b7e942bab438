'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { askAgain, openNewRows } from '@/src/payload-fixes/open-new-rows'

/** So long a new row is waited for until it is asked for once more; then twice as long, because a busy server is no lost question. */
const firstPauseMs = 1_500

/** Above a list whose rows are folded: a row that somebody adds to it comes, and is open, so that it can be filled in. */
export function OpenNewRows({ path }: { path: string }): null {
  const { dispatchFields, getFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  const isWaiting = rows?.some(({ isLoading }) => isLoading) ?? false
  const added = useRef(new Set<string>())
  useEffect(() => {
    const updatedRows = rows && openNewRows(rows, added.current)
    if (updatedRows) dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [dispatchFields, path, rows])

  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    const waitFor = (pauseMs: number) => {
      timer = setTimeout(() => {
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows: askAgain(getFields()[path]?.rows ?? []) })
        waitFor(pauseMs * 2)
      }, pauseMs)
    }
    waitFor(firstPauseMs)
    return () => clearTimeout(timer)
  }, [dispatchFields, getFields, isWaiting, path])
  return null
}
