import type { ReactNode } from 'react'
import type { FollowWords } from './form-phase'

type FormNoticeProps = {
  id: string
  /** A success is said when there is time; a failure at once. */
  kind: 'success' | 'failure'
  title: string
  text: string
  /** The number under which the bank finds what was sent. */
  reference: string | null
  /** The code to follow it, where there is one. */
  follow?: FollowWords | null
  headingLevel: 2 | 3
}

/** What became of a form, in place of it or above it. */
export function FormNotice({ id, kind, title, text, reference, follow, headingLevel }: FormNoticeProps): ReactNode {
  const Heading = `h${headingLevel}` as const
  return (
    <div id={id} data-part={kind} role={kind === 'success' ? 'status' : 'alert'} tabIndex={-1}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {reference ? <p data-part="reference">{reference}</p> : null}
      {follow ? (
        <>
          <p>{follow.text}</p>
          <p data-part="code">{follow.code}</p>
          <p>
            <a href={follow.href}>{follow.name}</a>
          </p>
        </>
      ) : null}
    </div>
  )
}
