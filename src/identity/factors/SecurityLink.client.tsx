'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import staffTexts from '@/messages/staff/account.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { securityPage } from '../sign-in/sign-in-pages'

/** Leads people from their own account to what they show besides a password. Nothing on the accounts of others. */
export function SecurityLink() {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (id === undefined || String(user?.id) !== String(id)) return null
  return (
    <p className="field-type">
      <a href={securityPage}>{staffTexts.securityLink[toStaffLanguage(i18n.language)]}</a>
    </p>
  )
}
