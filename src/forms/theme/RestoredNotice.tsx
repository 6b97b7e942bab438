import type { ReactNode } from 'react'
import type { UnsentWords } from '../language/form-in-language'

type RestoredNoticeProps = {
  id: string
  words: UnsentWords
  /** Nothing is kept any more. */
  isDeleted: boolean
  onDelete: () => void
}

/** Says that what stands in the form was typed before, where it was kept, and how to be rid of it. */
export function RestoredNotice({ id, words, isDeleted, onDelete }: RestoredNoticeProps): ReactNode {
  return (
    <div id={id} data-part="information" role="status" tabIndex={-1}>
      <p>{isDeleted ? words.deleted : words.restored}</p>
      {isDeleted ? null : (
        <p>
          <button type="button" data-part="remove" onClick={onDelete}>
            {words.delete}
          </button>
        </p>
      )}
    </div>
  )
}
