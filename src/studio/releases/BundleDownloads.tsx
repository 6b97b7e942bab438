import type { ReactNode } from 'react'
import styles from './release-form.module.css'
import type { ReleaseTexts } from './release-texts'

type BundleDownloadsProps = { releases: readonly { id: number; name: string }[]; texts: ReleaseTexts }

/** Releases as files that another installation takes in. Plain links: the browser keeps what is answered as a file. */
export function BundleDownloads({ releases, texts }: BundleDownloadsProps): ReactNode {
  if (releases.length === 0) return null
  return (
    <section className={styles['form']} aria-label={texts.bundles}>
      <h2>{texts.bundles}</h2>
      <ul>
        {releases.map(({ id, name }) => (
          <li key={id}>
            <a href={`/api/promotion/pack/${id}`} download>
              {texts.bundle.replace('{name}', name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
