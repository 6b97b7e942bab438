/**
 * The provinces of Angola by their key, with their names, which are the same in both languages.
 *
 * @see Lei n.º 14/24, de 5 de Setembro: 21 provinces since 2025; Cuando, Cubango, Icolo e Bengo and Moxico Leste are the new ones.
 */
export const provinceNames = {
  bengo: 'Bengo',
  benguela: 'Benguela',
  bie: 'Bié',
  cabinda: 'Cabinda',
  cuando: 'Cuando',
  cuanzaNorte: 'Cuanza-Norte',
  cuanzaSul: 'Cuanza-Sul',
  cubango: 'Cubango',
  cunene: 'Cunene',
  huambo: 'Huambo',
  huila: 'Huíla',
  icoloEBengo: 'Icolo e Bengo',
  luanda: 'Luanda',
  lundaNorte: 'Lunda-Norte',
  lundaSul: 'Lunda-Sul',
  malanje: 'Malanje',
  moxico: 'Moxico',
  moxicoLeste: 'Moxico Leste',
  namibe: 'Namibe',
  uige: 'Uíge',
  zaire: 'Zaire',
} as const
