import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PreviewTools } from './PreviewTools.client'

/** What a preview needs to be edited in, when it stands beside the form of its document. */
export function PreviewEditing(): ReactNode {
  const t = useTranslations('preview.tools')
  return (
    <PreviewTools
      texts={{
        toolbar: t('toolbar'),
        hidden: t('hidden'),
        actions: {
          add: t('add'),
          up: t('up'),
          down: t('down'),
          duplicate: t('duplicate'),
          copy: t('copy'),
          paste: t('paste'),
          hide: t('hide'),
          delete: t('delete'),
          undo: t('undo'),
          redo: t('redo'),
        },
      }}
    />
  )
}
