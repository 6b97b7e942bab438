'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { securityPage } from '../sign-in/sign-in-pages'

/** Leads people from their own account to what they show besides a password. Nothing on the accounts of others. */
export function SecurityLink() {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (id === undefined || String(user?.id) !== String(id)) return null
  return (
    <p className="field-type">
      <a href={securityPage}>
        {i18n.language === 'en'
          ? 'Second factors and recovery codes of my account'
          : 'Segundos factores e códigos de recuperação da minha conta'}
      </a>
    </p>
  )
}
