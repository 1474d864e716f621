const files = import.meta.glob<string>('./*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** The URL of the drawn portrait of a person on the public pages; `demo/make/faces.ts` makes them. */
export const faceOf = (name: string): string | undefined =>
  files[`./${name.toLowerCase().replaceAll(' ', '-')}.webp`];
