/** Whether nothing is left to decide: it worked, or someone else decided first. */
export const isOver = (status: number): boolean => status === 200 || status === 404 || status === 409;
