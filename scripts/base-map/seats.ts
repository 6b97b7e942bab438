/**
 * The town from which each province is governed, and where it is; latitude before longitude.
 *
 * @see article 2 of Lei n.º 14/24, de 5 de Setembro; towns are called as people call them: the seat of Bengo is Caxito in Dande
 */
export const seats: Readonly<Record<string, { town: string; at: [number, number] }>> = {
  Bengo: { town: 'Caxito', at: [-8.579, 13.664] },
  Benguela: { town: 'Benguela', at: [-12.578, 13.407] },
  Bié: { town: 'Cuíto', at: [-12.383, 16.933] },
  Cabinda: { town: 'Cabinda', at: [-5.556, 12.19] },
  Cuando: { town: 'Mavinga', at: [-15.79, 20.36] },
  'Cuanza-Norte': { town: 'Ndalatando', at: [-9.298, 14.912] },
  'Cuanza-Sul': { town: 'Sumbe', at: [-11.206, 13.844] },
  Cubango: { town: 'Menongue', at: [-14.658, 17.691] },
  Cunene: { town: 'Ondjiva', at: [-17.067, 15.733] },
  Huambo: { town: 'Huambo', at: [-12.776, 15.739] },
  Huíla: { town: 'Lubango', at: [-14.917, 13.493] },
  'Icolo e Bengo': { town: 'Catete', at: [-9.115, 13.699] },
  Luanda: { town: 'Luanda', at: [-8.815, 13.23] },
  'Lunda-Norte': { town: 'Dundo', at: [-7.38, 20.835] },
  'Lunda-Sul': { town: 'Saurimo', at: [-9.661, 20.392] },
  Malanje: { town: 'Malanje', at: [-9.541, 16.341] },
  Moxico: { town: 'Luena', at: [-11.783, 19.917] },
  'Moxico Leste': { town: 'Cazombo', at: [-11.89, 22.9] },
  Namibe: { town: 'Moçâmedes', at: [-15.196, 12.152] },
  Uíge: { town: 'Uíge', at: [-7.609, 15.061] },
  Zaire: { town: 'Mbanza Kongo', at: [-6.267, 14.24] },
}
