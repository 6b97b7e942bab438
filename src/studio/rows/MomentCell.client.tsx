'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { showLocalTime } from '@/src/country/local-time'

/** A moment that is kept as text, in a list: as the clocks of the country show it. */
export function MomentCell({ cellData }: DefaultCellComponentProps): ReactNode {
  const { i18n } = useTranslation()
  return typeof cellData === 'string' && cellData !== '' ? (
    <time dateTime={cellData}>{showLocalTime(cellData, i18n.language)}</time>
  ) : null
}
