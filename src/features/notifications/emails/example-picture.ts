/** An image that every installation has, for the examples of emails about a course. */
export const examplePicture = '/og/milepost.png';
