import { type Api, apiClient } from './api.ts';

export type Course = {
  _id: string;
  slug: string;
  title: string;
  price: number;
  sections: { lectures: { _id: string; title: string; duration: number }[] }[];
};

/** A course of the catalogue, by id or slug. */
export async function findCourse(idOrSlug: string, api: Api = apiClient()): Promise<Course> {
  return (await api.read<{ course: Course }>('GET', `/courses/${idOrSlug}`)).course;
}
