import type { ReactNode } from 'react'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { fileTexts } from '../texts/file-texts'

/** Puts what was read in place of the draft. The button stays where it is, so that the focus does not get lost with it. */
export function UseAsDraft({ isUsed, onUse }: { isUsed: boolean; onUse: () => void }): ReactNode {
  const { say } = useBuilder()
  return (
    <p className={styles['actions']}>
      <button
        type="button"
        className={styles['button']}
        aria-disabled={isUsed || undefined}
        onClick={() => {
          if (!isUsed) onUse()
        }}
      >
        {say(fileTexts.use)}
      </button>
    </p>
  )
}
