'use client'

import { useAuth, useDocumentInfo, useField, useFormFields, useFormModified, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { formDefinition } from '@/src/forms/definition/form-definition'
import type { Role } from '@/src/governance/roles'
import { toCasesAtLastSave } from './cases/cases-at-last-save'
import { readDraft } from './draft/form-draft'
import { toPublishedEntries } from './draft/published-entries'
import { FormBuilder } from './FormBuilder'
import { ReviewPanel } from './review/ReviewPanel'
import { useFormStanding } from './review/use-form-standing'
import { sayText, toBuilderLanguage } from './texts/builder-language'
import { builderTexts } from './texts/builder-texts'

/** What the editor knows of who is logged in. */
type Editor = { id: number; role: Role }

/** The field `definition` of forms: the editor of forms in place of a box of JSON, which would load code from elsewhere. */
export function FormBuilderField({ path: pathOfField, readOnly }: JSONFieldClientProps): ReactNode {
  const idPrefix = `form${useId().replaceAll(/\W/g, '')}`
  const { i18n } = useTranslation()
  const language = toBuilderLanguage(i18n.language)
  const { user } = useAuth<Editor>()
  const { id, lastUpdateTime } = useDocumentInfo()
  const hasUnsavedChanges = useFormModified()
  const key = useFormFields(([fields]) => fields?.['key']?.value)
  const validate = useCallback(
    (written: unknown) =>
      written === null ||
      written === undefined ||
      formDefinition.safeParse(written).success ||
      sayText(builderTexts.cannotSave, language),
    [language],
  )
  const { value, setValue, showError, errorMessage, formProcessing } = useField<unknown>({
    potentiallyStalePath: pathOfField,
    validate,
  })
  const formId = typeof id === 'number' ? id : null
  const known = useFormStanding(formId, { language, savedAt: String(lastUpdateTime) })
  const published = useMemo(
    () => toPublishedEntries(known.kind === 'known' ? known.standing.versions.map(({ definition }) => definition) : []),
    [known],
  )
  // While somebody types, the value may break rules that what is stored keeps.
  const [start] = useState(() => readDraft(value, typeof key === 'string' ? key : ''))
  if (!user) return null
  if (!start) return <p role="alert">{sayText(builderTexts.unreadable, language)}</p>
  return (
    <>
      {showError && errorMessage ? <p role="alert">{errorMessage}</p> : null}
      <FormBuilder
        idPrefix={idPrefix}
        language={language}
        start={start}
        stored={value}
        published={published}
        formId={formId}
        isExpert={user.role === 'admin'}
        // What was published cannot be told from what was not until the versions are known.
        isReadOnly={readOnly === true || known.kind === 'loading' || known.kind === 'failed'}
        isSaving={formProcessing}
        onChange={setValue}
        atLastSave={known.kind === 'known' ? toCasesAtLastSave(known.standing.review) : null}
        review={
          <ReviewPanel
            formId={formId}
            known={known}
            role={user.role}
            userId={user.id}
            hasUnsavedChanges={hasUnsavedChanges}
          />
        }
      />
    </>
  )
}
