'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { findRowName } from './find-row-name'

/** What a row of a list in a form is called: what it says, or that nothing is written in it yet. */
export function RowName(): ReactNode {
  const { data, rowNumber } = useRowLabel<unknown>()
  const { i18n } = useTranslation()
  const name = findRowName(data)
  return (
    <span className="studio-row">
      <span className="studio-row__number">{(rowNumber ?? 0) + 1}</span>{' '}
      {name === '' ? (
        <span className="studio-row__empty">{staffTexts.rowNames.empty[toStaffLanguage(i18n.language)]}</span>
      ) : (
        <span className="studio-row__name">{name}</span>
      )}
    </span>
  )
}
