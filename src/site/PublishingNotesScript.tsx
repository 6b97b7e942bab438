import type { ReactNode } from 'react'
import { type PublishingNotes, publishingNotesId } from '@/src/publications/publishing-notes'
import { toScriptText } from './structured-data'

/** What the publishing engine has to know of a page, in the page itself: the engine takes it off again. */
export function PublishingNotesScript({ notes }: { notes: PublishingNotes }): ReactNode {
  const text = toScriptText(notes)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose markup characters are escaped
  return <script type="application/json" id={publishingNotesId} dangerouslySetInnerHTML={{ __html: text }} />
}
