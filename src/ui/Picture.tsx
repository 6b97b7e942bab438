import type { ReactNode } from 'react'
import styles from './Picture.module.css'

/** One file of an image. */
export type PictureFile = { href: string; width: number }

/** An image with the files made of it. */
export type PictureSource = {
  /** Empty for an image that says nothing. */
  alt: string
  /** The original, for browsers that know neither modern format. */
  href: string
  width: number
  height: number
  avif: readonly PictureFile[]
  webp: readonly PictureFile[]
}

type PictureProps = {
  picture: PictureSource
  /** How wide the image is drawn, in the words of the HTML attribute. */
  sizes: string
}

/** An image in the smallest file that serves: format and width are the browser's choice. Reserves its place before it loads. */
export function Picture({ picture: { alt, href, width, height, avif, webp }, sizes }: PictureProps): ReactNode {
  return (
    <picture>
      {avif.length > 0 ? <source type="image/avif" srcSet={toSrcSet(avif)} sizes={sizes} /> : null}
      {webp.length > 0 ? <source type="image/webp" srcSet={toSrcSet(webp)} sizes={sizes} /> : null}
      <img
        src={href}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={styles['image']}
      />
    </picture>
  )
}

/**
 * The files that exist, each width once: an image smaller than a size keeps its own width in it, and a width that is named
 * twice makes a `srcset` invalid.
 *
 * @param toHref the public address of a file.
 */
export function toPictureFiles(
  files: readonly ({ filename: string | null; width: number | null } | null | undefined)[],
  toHref: (filename: string) => string,
): PictureFile[] {
  const byWidth = new Map<number, PictureFile>()
  for (const file of files) {
    if (!file?.filename || !file.width || byWidth.has(file.width)) continue
    byWidth.set(file.width, { href: toHref(file.filename), width: file.width })
  }
  return [...byWidth.values()]
}

function toSrcSet(files: readonly PictureFile[]): string {
  return files.map(({ href, width }) => `${href} ${width}w`).join(', ')
}
