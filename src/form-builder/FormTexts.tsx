import { createTranslator } from 'next-intl'
import type { ReactNode } from 'react'
import { type FormTextName, formTextNames } from '@/src/forms/definition/form-definition'
import { inLocales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { useBuilder } from './builder-context'
import { TextPair } from './controls/TextPair'
import { TickBox } from './controls/TickBox'
import type { FormDraft } from './draft/form-draft'
import { formTextTexts } from './texts/form-text-texts'
import { savableTexts } from './texts/savable-texts'

type FormTextsProps = { form: FormDraft['form']; onChange: (form: FormDraft['form'], part: string) => void }

const products = inLocales((locale) =>
  createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.texts' }),
)

/** What a form says around its fields, and whether it may be saved. Where nothing is written the product's text is used. */
export function FormTexts({ form, onChange }: FormTextsProps): ReactNode {
  const { say } = useBuilder()
  return (
    <>
      <TextPair
        entryId={null}
        part="title"
        label={say(formTextTexts.title)}
        value={form.title}
        onChange={(title, part) => onChange({ ...form, title }, part)}
      />
      {formTextNames.map((name) => (
        <TextPair
          key={name}
          entryId={null}
          part={`texts.${name}`}
          label={say(formTextTexts[name])}
          value={form.texts[name]}
          placeholder={inLocales((locale) => products[locale](name))}
          rows={isSentence(name) ? 2 : 1}
          onChange={(text, part) => onChange({ ...form, texts: { ...form.texts, [name]: text } }, part)}
        />
      ))}
      <TickBox
        entryId={null}
        part="savable"
        label={say(savableTexts.label)}
        hint={say(savableTexts.hint)}
        value={form.savable}
        onChange={(savable) => onChange({ ...form, savable }, 'savable')}
      />
      <TickBox
        entryId={null}
        part="followable"
        label={say(savableTexts.followable)}
        hint={say(savableTexts.followableHint)}
        value={form.followable}
        onChange={(followable) => onChange({ ...form, followable }, 'followable')}
      />
    </>
  )
}

function isSentence(name: FormTextName): boolean {
  return name === 'errorText' || name === 'successText' || name === 'failureText'
}
