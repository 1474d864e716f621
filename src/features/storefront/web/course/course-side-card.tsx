import { counted, hoursOf } from '../../../../contract/text/formats.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { CourseDetail, ViewerState } from '../../../catalogue/contract.ts';
import { Price } from '../../../catalogue/web/price.tsx';
import { Thumbnail } from '../../../catalogue/web/thumbnail.tsx';
import { CourseAction } from './course-action.tsx';

type Props = { course: CourseDetail; viewer: ViewerState; failure?: string };

/** Price, the viewer's action, and what the course includes. */
export function CourseSideCard({ course, viewer, failure }: Props) {
  return (
    <Card padding="none" className="overflow-hidden lg:sticky lg:top-8">
      <Thumbnail url={course.thumbnail?.url} eager />
      <div className="space-y-4 p-6">
        {failure && (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        )}
        <div className="course-buy">
          <Price price={course.price} discountPrice={course.discountPrice} size="lg" showSaving />
          <CourseAction course={course} viewer={viewer} />
        </div>
        <ul className="space-y-2 text-ink-2">
          <li>{hoursOf(course.totalHours)} of video</li>
          <li>{counted(course.totalLectures, 'lecture')}</li>
          {course.totalResources > 0 && <li>{counted(course.totalResources, 'resource')} to download</li>}
          {course.certificationAvailable && <li>Certificate of completion</li>}
        </ul>
      </div>
    </Card>
  );
}
