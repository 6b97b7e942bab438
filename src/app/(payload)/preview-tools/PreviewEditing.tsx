import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MarkedWords } from './mark-words'
import { PreviewTools } from './PreviewTools.client'

/** What a preview needs to be edited in, when it stands beside the form of its document. @param words what it was drawn from. */
export function PreviewEditing({ words }: { words: readonly MarkedWords[] }): ReactNode {
  const t = useTranslations('preview.tools')
  return (
    <PreviewTools
      words={words}
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
