import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './password-problem'

const ana = { name: 'Ana Domingos', email: 'ana.domingos@bcs.example' }

describe('a password', () => {
  it.each([
    ['of 11 characters', 'a1!bcdefghi', 'pelo menos 12'],
    ['of 300 characters', 'abcdef'.repeat(50), 'no máximo'],
    ['of one key', 'aaaaaaaaaaaaaaaa', 'diferentes'],
    ['that stolen lists hold', '1234567887654321', 'roubadas'],
    ['that stolen lists hold, in capitals', 'QWERTYUIOP123456', 'roubadas'],
    ['with digits behind it', 'Password202612', 'roubadas'],
    ['in disguise', 'P@$$w0rd!!!!!', 'roubadas'],
    ['of two of them', 'dragonbaseball', 'roubadas'],
    ['of two of them and a year', 'monkeyshadow2026', 'roubadas'],
    ['that repeats itself', 'kwaxi kwaxi kwaxi', 'roubadas'],
    ['of the person’s name', 'Domingos2026!', 'o seu nome'],
    ['of the person’s address', 'ana.domingos@bcs', 'o seu nome'],
    ['of the bank’s name', 'bancoSona2026', 'nome do banco'],
  ])('%s is refused', (_what, password, words) => {
    expect(findPasswordProblem(password, ana)?.pt).toContain(words)
  })

  it.each([
    'correct horse battery staple',
    'chuva de agosto no Namibe',
    'x7-Kuando-rio-22',
    'ana come funge ao domingo',
  ])('%s is good', (password) => {
    expect(findPasswordProblem(password, ana)).toBeNull()
  })

  it('of a hundred thousand characters costs nothing', () => {
    expect(findPasswordProblem('ab1'.repeat(33_000))?.en).toContain('at most')
  })
})
