import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Example } from '@/blocks/read-examples'
import { toFrameHref } from '@/src/links/gallery-hrefs'
import { CopyButton } from './CopyButton.client'
import { FittedFrame } from './FittedFrame.client'
import type { FrameChoice } from './frame-choice'
import styles from './gallery.module.css'

type ExampleFramesProps = { folder: string; example: Example; choice: FrameChoice }

/** One example of a block in every chosen language, scheme and width, and its content to copy. */
export function ExampleFrames({ folder, example: { name, block }, choice }: ExampleFramesProps): ReactNode {
  const t = useTranslations('blockGallery')
  const frames = choice.languages.flatMap((language) =>
    choice.schemes.flatMap((scheme) => choice.widths.map((width) => ({ language, scheme, width }))),
  )
  const content = JSON.stringify(block, null, 2)
  return (
    <section id={name}>
      <h3>
        <code>{name}</code>
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a section inside the section of the example would say no more */}
      <div role="region" aria-label={t('framesOf', { name })} tabIndex={0} className={styles['frames']}>
        {frames.map(({ language, scheme, width }) => {
          const caption = [t(`languageNames.${language}`), t(`schemes.${scheme}`), t('pixels', { width })].join(' · ')
          const href = toFrameHref({ language, folder, example: name, scheme })
          return (
            <figure key={caption}>
              <figcaption>
                <a href={href}>{caption}</a>
              </figcaption>
              <FittedFrame src={href} title={`${name}, ${caption}`} width={width} />
            </figure>
          )
        })}
      </div>
      <details>
        <summary>{t('content')}</summary>
        <p>
          <CopyButton text={content} texts={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
        </p>
        <pre tabIndex={0} lang="und">
          <code>{content}</code>
        </pre>
      </details>
    </section>
  )
}
