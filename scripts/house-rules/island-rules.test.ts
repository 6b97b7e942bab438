import { describe, expect, it } from 'vitest'
import { findIslandMistakes } from './island-rules'

const path = 'blocks/rates/Rates.client.tsx'
const island = "'use client'\nimport { useState } from 'react'\nexport function Rates(props: RatesProps) {}"

describe('an island', () => {
  it('that follows the rules is allowed', () => {
    expect(findIslandMistakes([{ path, text: island }])).toEqual([])
  })

  it.each([
    [island.replace("'use client'\n", ''), "must begin with 'use client'"],
    [island.replace('function Rates', 'function Other'), 'must export "function Rates"'],
    [island.replace('export ', ''), 'must export "function Rates"'],
    [island.replace('useState', 'useId'), 'useId counts differently'],
    [`${island}\nconst id = React.useId()`, 'useId counts differently'],
    [`${island}\nimport styles from './rates.module.css'`, 'no styles of its own'],
    [`${island}\nimport { useTranslations } from 'next-intl'`, 'cannot use next-intl'],
    [`${island}\nimport { join } from 'node:path'`, 'cannot use node:path'],
    [`${island}\nimport { Island } from '@/src/islands/Island'`, 'holds no other island'],
  ])('%s is a mistake', (text, sentence) => {
    expect(findIslandMistakes([{ path, text }])[0]).toContain(sentence)
  })

  it('may import types of the server and other client code', () => {
    const text = `${island}\nimport type { Locale } from 'next-intl'\nimport { Row } from './Row.client'\nconst row = <Row />`
    expect(findIslandMistakes([{ path, text }])).toEqual([])
  })

  it('needs a name of its own', () => {
    const mistakes = findIslandMistakes([
      { path, text: island },
      { path: 'blocks/fees/Rates.client.tsx', text: island },
    ])
    expect(mistakes).toEqual([expect.stringContaining('blocks/fees/Rates.client.tsx: Another island has this name')])
  })

  it('is not what the CMS shows to editors', () => {
    const text = "'use client'\nimport { useId } from 'react'\nexport const Cell = () => useId()"
    expect(findIslandMistakes([{ path: 'src/studio/Cell.client.tsx', text }])).toEqual([])
  })
})

describe('the component of an island', () => {
  const importing = "import { Rates } from './Rates.client'\n"
  const placing = (text: string) => findIslandMistakes([{ path: 'blocks/rates/Panel.tsx', text }])

  it.each([
    [`${importing}const a = <Island name="Rates" component={Rates} props={{ a: 1 }} />`],
    [`${importing}const a = <Island name="Rates" component={Rates} props={{ a: 1 }}></Island>`],
    ["import type { RatesProps } from './Rates.client'\nconst a: RatesProps = {}"],
    ["import { type RatesProps } from './Rates.client'\nconst a: RatesProps = {}"],
  ])('%s is placed', (text) => {
    expect(placing(text)).toEqual([])
  })

  it.each([
    [`${importing}const a = <Rates a={1} />`, 'Place it with <Island name="Rates"'],
    [`${importing}const a = createElement(Rates, {})`, 'Place it with <Island'],
    [`${importing}const a = <Frame component={Rates} />`, 'Place it with <Island'],
    [
      `${importing}const a = <Island name="Rates" component={Frame} other={Rates} props={{}} />`,
      'imported from its *.client file',
    ],
    ["import * as rates from './Rates.client'\nconst a = <rates.Rates />", 'Place it with <Island'],
    [`${importing}const a = <Island name="Fees" component={Rates} props={{}} />`, 'must be "Rates"'],
    [`${importing}const a = <Island name={name} component={Rates} props={{}} />`, 'must be "Rates"'],
    [
      'import { Rates as R } from \'./Rates.client\'\nconst a = <Island name="R" component={R} props={{}} />',
      'by its own name',
    ],
    ['const a = <Island name="Frame" component={Frame} props={{}} />', 'imported from its *.client file'],
  ])('%s is a mistake', (text, sentence) => {
    expect(placing(text)[0]).toMatch(/^blocks\/rates\/Panel\.tsx:\d: /)
    expect(placing(text)[0]).toContain(sentence)
  })

  it('may be drawn as it is by tests', () => {
    const text = `${importing}const a = <Rates a={1} />`
    expect(findIslandMistakes([{ path: 'blocks/rates/rates.test.tsx', text }])).toEqual([])
  })
})
