/** The administrators' page with all schemes; the page of each is below it. */
export const schemesPath = '/admin-dashboard/renewal-schemes';
export const schemePath = (key: string) => `${schemesPath}/${key}`;
