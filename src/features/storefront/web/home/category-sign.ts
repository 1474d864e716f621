/** The name of a category's drawing in `media/categories.svg`. */
export const signOf = (category: string): string =>
  category
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-+$/, '');
