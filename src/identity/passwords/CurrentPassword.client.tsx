'use client'

import { useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'

/** Asks whoever changes their own account for the password of now. Nothing on the accounts of others. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { value, setValue, errorMessage, showError } = useField<string>({ path })
  const field = useId()
  if (id === undefined || String(user?.id) !== String(id)) return null
  const isEnglish = i18n.language === 'en'
  return (
    <div className="field-type password">
      <label className="field-label" htmlFor={field}>
        {isEnglish ? 'Current password' : 'Palavra-passe actual'}
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
        {showError
          ? errorMessage
          : isEnglish
            ? 'Needed to change your password or your e-mail address.'
            : 'Precisa dela para mudar a sua palavra-passe ou o seu e-mail.'}
      </p>
    </div>
  )
}
