const urlEncoded = 'application/x-www-form-urlencoded'
const boundary = 'x'
const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const multipart = `multipart/form-data; boundary=${boundary}`
const end = `--${boundary}--\r\n`

/** A body that no form of ours is sent with: what it is, its bytes, the type it says, and the status it is refused with. */
export type HostileBody = readonly [what: string, body: string, type: string, status: number]

/** Entities, each ten times the one before. */
const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')

export const hostileBodies: readonly HostileBody[] = [
  ['names nested three thousand deep', `email${'[a]'.repeat(3_000)}=1`, urlEncoded, 400],
  ['names three thousand dots deep', `email${'.a'.repeat(3_000)}=1`, urlEncoded, 400],
  ['the prototype', '__proto__[isAdmin]=1&email=a@b.co', urlEncoded, 400],
  ['the prototype by its own name', '__proto__=1&email=a@b.co', urlEncoded, 400],
  ['the constructor', 'constructor.prototype=1', urlEncoded, 400],
  ['deep JSON', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'application/json', 400],
  ['JSON that says it is text', '{"email":"a@b.co"}', 'text/plain', 400],
  ['XML with an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'text/xml', 400],
  ['XML whose entities become a thousand million words', `<!DOCTYPE a [${laughs}]><a>&a10;</a>`, 'text/xml', 400],
  [
    'XML with 200 000 attributes',
    `<a ${Array.from({ length: 200_000 }, (_, n) => `a${n}="b"`).join(' ')}/>`,
    'text/xml',
    413,
  ],
  ['JSON in JSON, half a million deep', '{"a":'.repeat(500_000), 'application/json', 413],
  ['parts that never end', part('email', 'a@b.co'), multipart, 400],
  ['a part without a name', `--${boundary}\r\n\r\nx\r\n${end}`, multipart, 400],
  ['a part named as the prototype', `${part('__proto__', 'x')}${end}`, multipart, 400],
  [
    'ten thousand parts',
    `${Array.from({ length: 10_000 }, (_, n) => part(`f${n}`, 'x')).join('')}${end}`,
    multipart,
    400,
  ],
  ['fifty thousand empty parts', `--${boundary}\r\n\r\n\r\n`.repeat(50_000) + end, multipart, 400],
  [
    'a part head of a megabyte',
    `--${boundary}\r\nContent-Disposition: form-data; ${'a=b;'.repeat(250_000)}\r\n\r\nx\r\n${end}`,
    multipart,
    400,
  ],
  ['half a million empty parts', `--${boundary}\r\n\r\n\r\n`.repeat(500_000) + end, multipart, 413],
  [
    'a part head of 16 MB',
    `--${boundary}\r\nContent-Disposition: form-data; ${'a=b;'.repeat(4_000_000)}\r\n\r\nx\r\n${end}`,
    multipart,
    413,
  ],
  [
    'a part with a hundred thousand heads',
    `--${boundary}\r\n${'A: b\r\n'.repeat(100_000)}\r\nx\r\n${end}`,
    multipart,
    400,
  ],
  ['nothing but the beginnings of boundaries', '\r\n--'.repeat(300_000), multipart, 400],
  ['a boundary that nearly ends it', `${part('email', `\r\n--${boundary}-\r\n`.repeat(100_000))}`, multipart, 400],
  [
    'a boundary of a thousand signs',
    part('email', 'a@b.co'),
    `multipart/form-data; boundary=${'x'.repeat(1_000)}`,
    400,
  ],
  ['a boundary with a line in it', part('email', 'a@b.co'), 'multipart/form-data; boundary="x y"', 400],
  [
    'parts in parts',
    `${part('email', part('email', 'a@b.co').replaceAll('--x', '--y'), '\r\nContent-Type: multipart/mixed; boundary=y')}${part('a[b]', '')}${end}`,
    multipart,
    400,
  ],
  ['another kind of parts', part('email', 'a@b.co') + end, 'multipart/mixed; boundary=x', 400],
  ['two hundred thousand pairs', 'a=1&'.repeat(200_000), urlEncoded, 400],
  ['nothing but percent signs', '%'.repeat(1_000_000), urlEncoded, 400],
  ['nothing but broken escapes', '%f0%9f'.repeat(250_000), urlEncoded, 400],
  ['a name of a megabyte', `${'a'.repeat(1_000_000)}=1`, urlEncoded, 400],
  ['a control of the page as a file', `${part('_version', 'x', '; filename="a.pdf"')}${end}`, multipart, 400],
  ['ten megabytes in one field', `email=${'a'.repeat(10_000_000)}`, urlEncoded, 413],
  ['ten megabytes in parts', `${part('email', 'a'.repeat(10_000_000))}${end}`, multipart, 413],
]
