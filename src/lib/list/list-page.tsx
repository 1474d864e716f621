import type { ReactNode } from 'react';
import type { Crumb } from '../../ui/navigation/breadcrumbs.tsx';
import { PageHeader } from '../../ui/navigation/page-header.tsx';
import type { ListData } from './clamp-page.ts';
import { ListPart, type ListPartProps } from './list-part.tsx';

type Props<Row, List extends ListData> = ListPartProps<Row, List> & {
  title: string;
  text: string;
  /** The page's actions, next to its heading. */
  actions?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  /** Between the heading and the list, such as figures or tabs. */
  children?: ReactNode;
};

/** A page that is a list, for users of any role. */
export function ListPage<Row extends { _id: string }, List extends ListData>({
  title,
  text,
  actions,
  breadcrumbs,
  children,
  ...part
}: Props<Row, List>) {
  return (
    <>
      <PageHeader title={title} text={text} actions={actions} breadcrumbs={breadcrumbs} />
      {children}
      <ListPart {...part} />
    </>
  );
}
