import Database from 'libsql'
export const stats = new Map<string, { count: number; ms: number; rows: number }>()
const proto = Database.prototype
const prepare = proto.prepare
proto.prepare = function (sql: string) {
  const t = performance.now()
  const st = prepare.call(this, sql)
  const entry = stats.get(sql) ?? { count: 0, ms: 0, rows: 0 }
  stats.set(sql, entry)
  entry.count++
  entry.ms += performance.now() - t
  for (const name of ['all', 'run', 'get']) {
    const f = st[name].bind(st)
    st[name] = (...a: unknown[]) => { const b = performance.now(); const r = f(...a); entry.ms += performance.now() - b; if (Array.isArray(r)) entry.rows += r.length; return r }
  }
  return st
}
export function report(db: string, top = 20) {
  const d = new Database(db)
  const all = [...stats].sort((a, b) => b[1].ms - a[1].ms)
  console.log('statements', all.reduce((s, [, e]) => s + e.count, 0), 'ms', all.reduce((s, [, e]) => s + e.ms, 0).toFixed(1))
  for (const [sql, e] of all.slice(0, top)) {
    console.log(e.ms.toFixed(1).padStart(8), String(e.count).padStart(4), String(e.rows).padStart(6), sql.replace(/^select .* from/s, 'select … from').slice(0, 420))
    try {
      const plan = prepare.call(d, 'explain query plan ' + sql).all(...Array((sql.match(/\?/g) ?? []).length).fill(1)).map((r: { detail: string }) => r.detail).filter((x: string) => /SCAN|TEMP/.test(x))
      if (plan.length) console.log('          ', plan.join(' | ').slice(0, 300))
    } catch (error) { console.log('           plan?', String(error).slice(0, 100)) }
  }
  stats.clear()
}
