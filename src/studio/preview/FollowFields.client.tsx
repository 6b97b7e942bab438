'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useLayoutEffect } from 'react'

type FollowFieldsProps = {
  /** The form has changed, before anybody sees it. */
  onDrawn: () => void
  /** The form has changed, and this browser keeps what was typed into it: whoever does that stands before this in the form. */
  onKept: () => void
}

/** Nothing to see: tells of each change of a form. */
export function FollowFields({ onDrawn, onKept }: FollowFieldsProps): null {
  const [fields] = useAllFormFields()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what is told
  useLayoutEffect(onDrawn, [fields])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what is told
  useEffect(onKept, [fields])
  return null
}
