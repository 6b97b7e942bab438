import type { ReactNode } from 'react'
import type { FormInLanguage } from '../language/form-in-language'
import { FormNotice } from './FormNotice'

type FailureNoticeProps = {
  id: string
  form: FormInLanguage
  /** It could not be sent, or waits for a network. */
  kind: 'failed' | 'waiting'
  headingLevel: 2 | 3
}

/** Says above a form why it is not sent yet. */
export function FailureNotice({ id, form: { texts, words }, kind, headingLevel }: FailureNoticeProps): ReactNode {
  const [title, text] =
    kind === 'failed' ? [texts.failureTitle, texts.failureText] : [words.unreachedTitle, words.unreachedText]
  return <FormNotice {...{ id, kind: 'failure', title, text, headingLevel }} reference={null} />
}
