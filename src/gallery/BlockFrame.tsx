import type { ReactNode } from 'react'
import { examplePage } from '@/blocks/example-page'
import type { Example } from '@/blocks/read-examples'
import { RenderBlocks } from '@/blocks/render-blocks'
import type { Locale } from '@/src/i18n/locales'
import styles from './block-frame.module.css'
import type { Scheme } from './frame-choice'

type BlockFrameProps = {
  examples: readonly Example[]
  language: Locale
  /** Without one, the scheme of the device. */
  scheme: Scheme | null
}

/**
 * Examples of a block as a page of the site draws them: the same renderer, in the main part of a page. Each stands as if it
 * were the only block, so that the space around it is its own.
 */
export function BlockFrame({ examples, language, scheme }: BlockFrameProps): ReactNode {
  const page = examplePage(language)
  return (
    <main className={scheme ? styles[scheme] : undefined}>
      {examples.map(({ name, block }) => (
        <div key={name} data-example={name}>
          <RenderBlocks blocks={[block]} page={page} />
        </div>
      ))}
    </main>
  )
}
