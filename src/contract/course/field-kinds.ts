/** Who sees a field: everyone in lists, everyone on the course page, or only its owner, administrators and learners. */
export type Audience = 'card' | 'page' | 'owner';

type Common = {
  /** Its name in the editor and where two versions are compared. */
  label: string;
  hint?: string;
  audience: Audience;
  /** Its place in the editor: a column of the first tab, or the settings tab, in general or for the certificate. */
  place: 'main' | 'side' | 'settings' | 'certificate';
  /** What the publishing checklist calls it. Required fields must be filled in; the others are recommended. */
  checklist?: string;
};
/** The error message when it is missing. Only a field without one may be left out of a request. */
export type Required = { required: string };
type Optional = { required?: undefined };

type Line = Common & Required & { kind: 'line'; max: number; about: string };
type Text = Common & (Required | Optional) & { kind: 'text'; max: number; about: string; rows: number };
type Lines = Common &
  (Required | Optional) & {
    kind: 'lines';
    maxLines: number;
    maxLength: number;
    about: string;
    rows: number;
    /** The heading of its section on the course page. */
    heading: string;
  };
type Choice = Common & Required & { kind: 'choice'; options: readonly string[]; initial?: string };
type Dollars = Common & (Required | Optional) & { kind: 'dollars'; column: string };
type Link = Common & Optional & { kind: 'link'; placeholder: string };
type Flag = Common & Optional & { kind: 'flag'; control: string; initial: boolean };
/** `onlyWith`: shown and sent only while that flag is set. */
type Percent = Common & Optional & { kind: 'percent'; control: string; initial: number; onlyWith: string };
/** A number of months, or null; `onlyWith` as above. */
type Months = Common & Optional & { kind: 'months'; control: string; max: number; onlyWith: string };
export type CourseField = Line | Text | Lines | Choice | Dollars | Link | Flag | Percent | Months;
