import type { ReactNode } from 'react'
import styles from '../form-builder.module.css'
import { BuilderIcon } from './BuilderIcon'
import type { BuilderIconName } from './icon-drawings'

type IconButtonProps = {
  id?: string
  icon: BuilderIconName
  /** What it does, and to what. */
  name: string
  /** It stays where it is and can be reached: a button that vanishes takes the focus along. */
  isIdle?: boolean
  onPress: () => void
}

/** A button that is drawn as an icon only. Its name is shown when it is pointed at. */
export function IconButton({ id, icon, name, isIdle = false, onPress }: IconButtonProps): ReactNode {
  return (
    <button
      id={id}
      type="button"
      className={styles['iconButton']}
      title={name}
      aria-label={name}
      aria-disabled={isIdle || undefined}
      onClick={() => {
        if (!isIdle) onPress()
      }}
    >
      <BuilderIcon name={icon} />
    </button>
  )
}
