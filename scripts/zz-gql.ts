import { askGraphQL } from '@/src/cms/graphql-endpoint'
import { createContentClient } from '@/src/content/client'
import { getDocument } from '@/src/content/get-document'
const mk = () => createContentClient({ locale: 'pt', url: 'http://cms.invalid/api/graphql', fetch: askGraphQL })
for (let i = 0; i < 5; i++) await getDocument(mk(), { locale: 'pt', path: '/generated/s1/p' + (i + 1), phone: 'x' })
const u = process.cpuUsage(); const t = performance.now()
const N = 150
for (let i = 0; i < N; i++) { const d = await getDocument(mk(), { locale: 'pt', path: '/generated/s1/p' + (i + 1), phone: 'x' }); if (!d) throw new Error('none') }
const e = process.cpuUsage(u)
console.log('getDocument', ((performance.now() - t) / N).toFixed(1), 'ms wall', ((e.user + e.system) / 1000 / N).toFixed(1), 'ms cpu')
process.exit(0)
