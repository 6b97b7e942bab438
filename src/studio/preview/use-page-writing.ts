import { useConfig, useDocumentInfo, useForm, useFormProcessing, useLocale } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StaffLanguage } from '@/messages/staff/languages'
import type { MessageToPreview, WordPlace } from '@/src/links/preview-messages'
import { isFieldFocused, showField } from '@/src/payload-fixes/open-field'
import { findPlainText, type PlainText, toFieldPath } from './find-place'
import { createPageWriting, type WordsStep } from './page-writing'
import { typedKey } from './typed-texts'

export type WritingTexts = Record<'empty' | 'help' | 'helpLines' | 'hint' | 'tooLong', string>

type PageWritingOptions = {
  texts: WritingTexts
  language: StaffLanguage
  say: (message: MessageToPreview) => void
  /** Notes what can be taken back. */
  note: (step: WordsStep) => void
}

type WritingInForm = {
  /** Lets somebody write at a place of the page. @returns whether they can. */
  open: (asked: { ask: number; place: WordPlace }) => boolean
  hear: (typed: { session: string; number: number; words: string }) => void
  leave: (session: string) => void
  /** Puts words back, in the form and on the page. */
  put: (step: WordsStep) => void
  words: (place: WordPlace) => string | undefined
  /** Holds what is written on the page against whatever else changed the form. */
  follow: () => void
  /** Tells the page what the form has, once this browser keeps it. */
  confirm: () => void
}

/** Writing on the page, as the form of the document takes part in it. */
export function usePageWriting({ texts, language, say, note }: PageWritingOptions): WritingInForm {
  const form = useForm()
  const { dispatchFields, getFields, setModified } = form
  const isProcessing = useFormProcessing()
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const { code: locale } = useLocale()
  const opened = useRef(0)
  const read = (place: WordPlace) => {
    const path = toFieldPath(getFields(), place)
    const value = path === undefined ? undefined : getFields()[path]?.value
    if (path === undefined) return undefined
    return typeof value === 'string' ? value : ''
  }
  const write = (place: WordPlace, words: string) => {
    const path = toFieldPath(getFields(), place)
    if (path === undefined) return
    dispatchFields({ type: 'UPDATE', path, value: words })
    setModified(true)
  }
  const isTyped = (place: WordPlace) => {
    const path = toFieldPath(getFields(), place)
    return path !== undefined && getFields()[path]?.isModified === true
  }
  const current = useRef({ read, isTyped, write, note })
  current.current = { read, isTyped, write, note }
  const [writing] = useState(() =>
    createPageWriting({
      read: (place) => current.current.read(place),
      isTyped: (place) => current.current.isTyped(place),
      write: (place, words) => current.current.write(place, words),
      note: (step) => current.current.note(step),
    }),
  )
  // A form that is being sent is closed for a moment; one that a colleague has taken over stays so.
  const isClosed = () => form.disabled && !isProcessing
  const head = config.collections.find(({ slug }) => slug === collectionSlug)?.fields ?? []

  const open: WritingInForm['open'] = ({ ask, place }) => {
    const fields = getFields()
    const path = toFieldPath(fields, place)
    const field = findPlainText(fields, place, { head, blocks: config.blocksMap })
    const session = `${Date.now()}.${++opened.current}`
    const begun = path === undefined || !field || isClosed() ? undefined : writing.open(place, session)
    if (!begun || !field || path === undefined) return false
    showField(form, path)
    const isLine = field.type === 'text'
    say({
      type: 'sona-open',
      ask,
      session,
      place,
      words: begun.words,
      label: toLabel(field, language),
      help: isLine ? texts.help : texts.helpLines,
      language,
      isLine,
      isRequired: field.required ?? false,
      most: field.maxLength ?? null,
      problems: { empty: texts.empty, tooLong: texts.tooLong },
      kept: id === undefined ? null : { key: typedKey({ collection: String(collectionSlug), id, locale }), path },
    })
    return true
  }

  return {
    open,
    // Drawn at once, as what is typed in a field is: two texts that changed in one drawing look to the guard of the form like an answer
    // of the server.
    hear: (typed) => flushSync(() => writing.hear(typed, Date.now())),
    leave: writing.leave,
    put: (step) => say({ type: 'sona-words', ...step, ...flushSync(() => writing.put(step)) }),
    words: writing.words,
    follow: () => {
      const opened = writing.opened()
      const path = opened && toFieldPath(getFields(), opened.place)
      // Whoever has the cursor in the field has left the text on the page, whether that was heard or not.
      if (opened && path !== undefined && isFieldFocused(path)) writing.leave(opened.session)
      if (opened && isClosed()) say({ type: 'sona-shut', session: opened.session })
      else writing.repair()
      for (const changed of writing.changed()) say({ type: 'sona-words', ...changed })
    },
    confirm: () => {
      for (const heard of writing.confirm()) say({ type: 'sona-heard', ...heard })
    },
  }
}

/** The name of a field in a language of the staff. */
function toLabel({ name, label }: PlainText, language: StaffLanguage): string {
  if (typeof label === 'string') return label
  return (typeof label === 'object' && label?.[language]) || name
}
