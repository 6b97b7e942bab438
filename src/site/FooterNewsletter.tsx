import type { ReactNode } from 'react'
import { trapControl, versionControl } from '@/src/forms/placing/form-controls'
import type { FooterForm } from '@/src/forms/placing/to-footer-form'
import controls from '@/src/ui/form-controls.module.css'
import styles from './Footer.module.css'

/** A short form at the end of a page: plain HTML, so that content pages stay without script. The answer is a page. */
export function FooterNewsletter({ form }: { form: FooterForm }): ReactNode {
  return (
    <form className={styles['newsletterForm']} action={form.action} method="post" noValidate>
      {form.fields.map(({ key, type, label, autocomplete }) => (
        <p key={key} className={styles['newsletterField']}>
          <label className={controls['label']} htmlFor={`footer-form-${key}`}>
            {label}
          </label>
          <input
            className={controls['control']}
            id={`footer-form-${key}`}
            name={key}
            type={type}
            {...(autocomplete ? { autoComplete: autocomplete } : {})}
          />
        </p>
      ))}
      <input type="hidden" name={`_${versionControl}`} value={form.version} />
      <p className={styles['trap']} aria-hidden="true">
        <label>
          {form.leaveEmpty} <input type="text" name={`_${trapControl}`} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button className={controls['button']} type="submit">
        {form.submit}
      </button>
    </form>
  )
}
