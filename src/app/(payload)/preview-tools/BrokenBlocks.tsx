import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { blockConfigs } from '@/blocks/configs'
import type { BrokenBlock } from '@/src/content/get-document'
import { defaultLocale, isLocale } from '@/src/i18n/locales'
import './preview-tools.css'

/** Names the blocks of a draft that hold what cannot be read, and so are not on the page below. */
export function BrokenBlocks({ blocks }: { blocks: readonly BrokenBlock[] }): ReactNode {
  const t = useTranslations('preview')
  if (blocks.length === 0) return null
  return (
    <aside data-broken-blocks="" role="alert">
      <p>{t('broken')}</p>
      <ul>
        {blocks.map(({ position, type }) => (
          <li key={position}>
            {t('brokenAt', { position: position + 1 })}
            <BlockName type={type} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Stands where a block should be that cannot be drawn. */
export function BlockNotShown({ type }: { type: string }): ReactNode {
  const t = useTranslations('preview')
  return (
    <p data-broken-blocks="" role="alert">
      {t('brokenHere')}
      <BlockName type={type} />
    </p>
  )
}

/** What editors call a block, after what is said of it; nothing for a type that the CMS does not know. */
function BlockName({ type }: { type: string | null }): ReactNode {
  const current = useLocale()
  const label = blockConfigs.find(({ interfaceName }) => interfaceName === type)?.labels.singular
  return label ? ` ${label[isLocale(current) ? current : defaultLocale]}` : null
}
