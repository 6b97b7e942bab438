'use client'

import { useConfig, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { BlockSlug } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { type StaffText, toStaffLanguage } from '@/src/i18n/staff-text'
import { findRowName } from './find-row-name'

type BlockData = { blockType?: BlockSlug; hidden?: boolean | null }

type BlockNameProps = {
  /** What blocks of its type are called, where the list that it stands in has types of its own. */
  label?: StaffText
}

/** What a block is called: its type, what it says, and whether visitors do not see it. */
export function BlockName({ label: own }: BlockNameProps): ReactNode {
  const { data, rowNumber } = useRowLabel<BlockData | undefined>()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const language = toStaffLanguage(i18n.language)
  const known = data?.blockType && Object.hasOwn(config.blocksMap, data.blockType) ? data.blockType : null
  const label = own ?? (known ? config.blocksMap[known].labels?.singular : undefined)
  const type = typeof label === 'object' ? label[language] : label
  const name = findRowName(data)
  return (
    <span className="studio-row">
      <span className="studio-row__number">{(rowNumber ?? 0) + 1}</span>{' '}
      <span className="studio-row__type">{type}</span>{' '}
      {name !== '' && name !== type ? <span className="studio-row__name">{name}</span> : null}{' '}
      {data?.hidden ? <span className="studio-row__badge">{staffTexts.rowNames.hidden[language]}</span> : null}
    </span>
  )
}
