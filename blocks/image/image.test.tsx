// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Image } from './Image'
import { imageFixtures } from './image.fixtures'
import { toImageProps } from './to-props'

const { default: complete, small } = imageFixtures.examples

describe('Image', () => {
  it('offers each width once and no format without files, or the srcset would be invalid', () => {
    const props = small && toImageProps(small)
    if (!props) throw new Error('The example has an image')
    const { container } = render(<Image {...props} />)
    const sources = [...container.querySelectorAll('source')].map((source) => [source.type, source.srcset])
    expect(sources).toEqual([['image/avif', '/media/branch-480x320.avif 480w, /media/branch-700x467.avif 700w']])
    expect(screen.getByRole('img', { name: 'O balcão de atendimento, visto da entrada' })).toBeDefined()
  })

  it('is left out when its size is unknown, because the page would move when it loads', () => {
    expect(toImageProps({ ...complete, media: complete.media && { ...complete.media, height: null } })).toBeNull()
  })
})
