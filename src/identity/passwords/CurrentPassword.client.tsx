'use client'

import { useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import staffTexts from '@/messages/staff/account.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'

/** Asks whoever changes their own account for the password of now. Nothing on the accounts of others. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { value, setValue, errorMessage, showError } = useField<string>({ path })
  const field = useId()
  if (id === undefined || String(user?.id) !== String(id)) return null
  const language = toStaffLanguage(i18n.language)
  return (
    <div className="field-type password">
      <label className="field-label" htmlFor={field}>
        {staffTexts.currentPassword.label[language]}
      </label>
      <input
        id={field}
        type="password"
        autoComplete="current-password"
        value={value ?? ''}
        onChange={(event) => setValue(event.target.value)}
        aria-invalid={showError}
        aria-describedby={`${field}-hint`}
      />
      <p id={`${field}-hint`} className="field-description">
        {showError ? errorMessage : staffTexts.currentPassword.hint[language]}
      </p>
    </div>
  )
}
