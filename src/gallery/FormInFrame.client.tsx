'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { FormInLanguage } from '@/src/forms/language/form-in-language'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { draftControl } from '@/src/forms/placing/form-controls'
import { formFrameMessage, formFrameReady } from '@/src/forms/placing/form-frame-messages'
import { BankForm } from '@/src/forms/theme/BankForm.client'
import styles from '@/src/forms/theme/form.module.css'
import type { Locale } from '@/src/i18n/locales'
import { toDraftTrialHref } from '@/src/links/gallery-hrefs'

type Shown = { form: FormInLanguage; written: string; round: number }

/** The form that the editor around the frame holds, drawn as visitors will see it, and filled in with the same rules. */
export function FormInFrame({ language }: { language: Locale }): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || origin !== window.location.origin) return
      const message = formFrameMessage.safeParse(data)
      if (!message.success) return
      const { form, round } = message.data
      setShown({ form: toFormInLanguage(form, language), written: JSON.stringify(form), round })
    }
    window.addEventListener('message', receive)
    window.parent.postMessage(formFrameReady, window.location.origin)
    return () => window.removeEventListener('message', receive)
  }, [language])
  if (!shown) return null
  return (
    <>
      <h1>{shown.form.title}</h1>
      <div className={styles['form']}>
        <BankForm
          key={shown.round}
          id="preview"
          form={shown.form}
          action={toDraftTrialHref(language)}
          controls={{ [draftControl]: shown.written }}
          values={{}}
          errors={[]}
          headingLevel={2}
        />
      </div>
    </>
  )
}
