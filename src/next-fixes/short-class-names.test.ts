import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { shortenClassNames } from './short-class-names'

function makeBuild(files: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'sona-class-names-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), content)
  }
  shortenClassNames(directory)
  return {
    read: (file: string) => readFileSync(join(directory, file), 'utf8'),
    styles: () => readdirSync(join(directory, 'static')).filter((file) => file.endsWith('.css')),
  }
}

const build = {
  'static/one.css':
    '.a{}.J_D8ZW_icon{}._42K03G_title .J_D8ZW_icon{grid-area:_42K03G_title}.J_D8ZW_icons{}.r_r4eM_list{}.popup__icon{}',
  'static/two.css': '.plain{}',
  'static/page.js': 'e.v({list:"r_r4eM_list"})',
  'server/page.js':
    'e.v({icon:"J_D8ZW_icon",icons:"J_D8ZW_icons",list:"r_r4eM_list"});e.v({title:"_42K03G_title"});let t="_42K03G_title x"',
  'server/manifest.json': '{"css":["static/one.css","static/two.css"]}',
  'server/prerendered.html': '<p class="_42K03G_title">J_D8ZW_iconless</p>',
}

it('gives classes short names, the same in styles and in what the server draws, and none that is taken', () => {
  const { read, styles } = makeBuild(build)
  const [renamed = '', kept] = styles().sort((one) => (one === 'two.css' ? 1 : -1))
  expect(kept).toBe('two.css')
  expect(read(`static/${renamed}`)).toBe('.a{}.b{}.c .b{grid-area:c}.d{}.r_r4eM_list{}.popup__icon{}')
  expect(read('server/page.js')).toBe('e.v({icon:"b",icons:"d",list:"r_r4eM_list"});e.v({title:"c"});let t="c x"')
  expect(read('server/prerendered.html')).toBe('<p class="c">J_D8ZW_iconless</p>')
})

it('leaves the scripts of browsers as they are', () => {
  expect(makeBuild(build).read('static/page.js')).toBe(build['static/page.js'])
})

it('names styles by what is in them, because browsers keep a name for good', () => {
  const before = makeBuild(build)
  const after = makeBuild({ ...build, 'static/one.css': build['static/one.css'].replace('.a{}', '.b{}') })
  const [one = '', other = ''] = [before, after].map(({ styles }) => styles().find((file) => file !== 'two.css'))
  expect(one).not.toBe(other)
  expect(before.read('server/manifest.json')).toBe(`{"css":["static/${one}","static/two.css"]}`)
})

it('gives each of five thousand classes a name of its own', () => {
  const classes = Array.from({ length: 5_000 }, (_, number) => `.abcde${number % 10}_x${number}{}`).join('')
  const { read, styles } = makeBuild({
    'static/many.css': classes,
    'server/page.js': classes.replaceAll(/\.([\w-]+){}/g, 'x:"$1",'),
  })
  const names = [...read(`static/${styles()[0]}`).matchAll(/\.([\w-]+)/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(5_000)
  expect(Math.max(...names.map((name = '') => name.length))).toBe(3)
})
