'use client'
import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Gives the document back when its form or the window is left, so that a colleague who opens it next is not told to wait. */
export function LeaveLock(): null {
  const { id, collectionSlug } = useDocumentInfo()
  const { user } = useAuth()
  const { config } = useConfig()
  const userId = user?.id

  useEffect(() => {
    if (id === undefined || userId === undefined) return
    const query = new URLSearchParams({
      'where[document.relationTo][equals]': String(collectionSlug),
      'where[document.value][equals]': String(id),
      'where[user.value][equals]': String(userId),
    })
    const leave = () => {
      // It outlives the window; when it does not arrive, the lock ends by itself.
      fetch(`${config.routes.api}/payload-locked-documents?${query}`, { method: 'DELETE', keepalive: true }).catch(
        () => undefined,
      )
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id, collectionSlug, userId, config.routes.api])

  return null
}
