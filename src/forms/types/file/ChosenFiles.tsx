import type { ReactNode } from 'react'

type ChosenFilesProps = {
  files: readonly File[]
  /** On the button of each, with a place for its name. */
  word: string
  onRemove: (file: File) => void
}

/** The files that are chosen, each with a button that takes it out again. */
export function ChosenFiles({ files, word, onRemove }: ChosenFilesProps): ReactNode {
  return (
    <ul data-part="files">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <button type="button" data-part="remove" onClick={() => onRemove(file)}>
            {word.replace('{name}', () => file.name)}
          </button>
        </li>
      ))}
    </ul>
  )
}
