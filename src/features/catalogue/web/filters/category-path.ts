/** The path of the list of a category's courses. */
export const categoryPath = (category: string): string => `/all-courses?${new URLSearchParams({ category })}`;
