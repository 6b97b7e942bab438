import { type ReactNode, useId } from 'react'
import styles from '../form-builder.module.css'

type FilePartProps = { title: string; text: string; children: ReactNode }

/** One of the things that can be done with a form as a file. */
export function FilePart({ title, text, children }: FilePartProps): ReactNode {
  const id = useId()
  return (
    <section className={styles['filePart']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles['hint']}>{text}</p>
      {children}
    </section>
  )
}
