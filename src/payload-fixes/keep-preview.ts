/*
 * Workaround
 * Package: @payloadcms/ui 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/17779
 * Test: src/payload-fixes/keep-preview.test.tsx
 * Goes when: a save whose form state was overtaken by the next save leaves the preview and its address as they are.
 */
import { useLivePreviewContext } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'

/**
 * Brings the preview back that Payload closes, for good, when a save is overtaken by the next one: the answer that was given up has no
 * address of a preview, which it takes for there being none. Whoever closes the preview themselves does not take its address away.
 */
export function useKeptPreview(): void {
  const { url, setURL, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const last = useRef({ url: '', isOpen: false })
  useLayoutEffect(() => {
    if (url) {
      last.current = { url, isOpen: isLivePreviewing }
      return
    }
    if (last.current.url === '') return
    setURL(last.current.url)
    if (last.current.isOpen) setIsLivePreviewing(true)
  }, [url, setURL, isLivePreviewing, setIsLivePreviewing])
}
