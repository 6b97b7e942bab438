'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { openNewRows } from '@/src/payload-fixes/open-new-rows'

/** Above a list whose rows are folded: a row that somebody adds to it is open, so that it can be filled in. */
export function OpenNewRows({ path }: { path: string }): null {
  const { dispatchFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  const added = useRef(new Set<string>())
  useEffect(() => {
    const updatedRows = rows && openNewRows(rows, added.current)
    if (updatedRows) dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [dispatchFields, path, rows])
  return null
}
