import { describe, expect, it } from 'vitest'
import { chooseBlocks } from './block-choice'

const blocks = ['a', 'b', 'c', 'd']

describe('chooseBlocks', () => {
  it.each([
    ['{"only":2}', ['c']],
    ['{"only":0}', ['a']],
    ['{"only":-1}', []],
    ['{"only":4}', []],
    ['{"without":[]}', blocks],
    ['{"without":[0,3]}', ['b', 'c']],
    ['{"without":[7]}', blocks],
  ])('%s', (header, chosen) => {
    expect(chooseBlocks(blocks, header)).toEqual(chosen)
  })

  it.each([null, '', 'only', '{}', 'null', '{"only":"2"}', '{"only":1.5}', '{"without":2}', '{"without":["a"]}'])(
    'takes all blocks when the choice is %j',
    (header) => {
      expect(chooseBlocks(blocks, header)).toEqual(blocks)
    },
  )
})
