import { createSearchIndex } from '@/src/search/search-index'
const sentence = 'O banco explica o que faz, quanto custa e o que o Cliente pode esperar da conta, do cartão e do crédito. '
for (const N of [1000, 10000]) {
  const index = createSearchIndex('pt')
  globalThis.gc?.(); const h0 = process.memoryUsage().heapUsed
  const entry = (i: number) => ({ kind: 'page' as const, title: `Página gerada p${i}`, href: `/generated/p${i}`, section: 'general' as const, summary: `Resumo da página p${i}`, keywords: '', text: (sentence.repeat(5) + `(p${i}, 1) `).repeat(4) })
  const u = process.cpuUsage()
  for (let i = 0; i < N; i++) index.put(`/generated/p${i}`, [entry(i)])
  const e = process.cpuUsage(u); globalThis.gc?.()
  console.log(N, 'put', ((e.user + e.system) / 1000 / N).toFixed(2), 'ms each; heap', ((process.memoryUsage().heapUsed - h0) / 1e6).toFixed(0), 'MB')
  const u2 = process.cpuUsage(); const t = performance.now()
  for (let i = 0; i < 100; i++) index.put(`/generated/p${i}`, [entry(i)])
  const e2 = process.cpuUsage(u2)
  console.log('  replace', ((e2.user + e2.system) / 1000 / 100).toFixed(2), 'ms each')
  const u3 = process.cpuUsage(); for (let i = 0; i < 10; i++) index.search({ words: 'conta cartão', limit: 20 }); const e3 = process.cpuUsage(u3)
  console.log('  search common words', ((e3.user + e3.system) / 1000 / 10).toFixed(1), 'ms')
  const u4 = process.cpuUsage(); for (let i = 0; i < 10; i++) index.search({ words: 'gerada p77', limit: 20 }); const e4 = process.cpuUsage(u4)
  console.log('  search rare', ((e4.user + e4.system) / 1000 / 10).toFixed(1), 'ms')
}
process.exit(0)
