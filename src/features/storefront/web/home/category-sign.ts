/** The name of a category's symbol in `media/categories.svg`. */
export const signOf = (category: string): string =>
  category
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-+$/, '');
