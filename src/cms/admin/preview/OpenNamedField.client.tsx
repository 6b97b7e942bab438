'use client'
import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { focusField, unfoldRows } from './open-field'

/** Opens the field that the address of the form names, such as `?field=layout.2.title`, as soon as the form has it. */
export function OpenNamedField(): null {
  const { dispatchFields } = useForm()
  const [fields] = useAllFormFields()
  const isOpened = useRef(false)

  useEffect(() => {
    const path = new URLSearchParams(window.location.search).get('field')
    if (isOpened.current || path === null || !fields[path]) return
    isOpened.current = true
    unfoldRows(fields, `${path}.`, (rows) => dispatchFields({ type: 'SET_ROW_COLLAPSED', ...rows }))
    focusField(path)
  }, [fields, dispatchFields])

  return null
}
